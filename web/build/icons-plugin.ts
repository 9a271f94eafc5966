import { fileURLToPath } from "node:url";
import { icons as lucide } from "@iconify-json/lucide";
import type { Plugin } from "vite";

const PREFIX = "virtual:icons/";
const CREATE_ICON = fileURLToPath(new URL("../src/ui/create-icon.tsx", import.meta.url));
/** How the shapes are painted; the component says so once, where a caller can override it. */
const PAINT = / (?:fill|stroke|stroke-linecap|stroke-linejoin|stroke-width)="[^"]*"/g;

/** Icons that point along the text: where it runs from right to left, to the other side. */
const DIRECTIONAL = /^(?:arrow|chevron)-(?:left|right)$/;

/** Makes a component of each `virtual:icons/<name>`, from one file of shapes: Lucide's own package for React has 4,800 files. */
export const icons = (): Plugin => ({
  name: "icons",
  enforce: "pre",
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null;
    const name = id.slice(PREFIX.length + 1);
    const icon = lucide.icons[name] ?? lucide.icons[lucide.aliases?.[name]?.parent ?? ""];
    if (icon === undefined) return this.error(`Lucide has no icon "${name}"`);
    const shapes = icon.body.replaceAll(PAINT, "");
    return `import { createIcon } from ${JSON.stringify(CREATE_ICON)};
export default createIcon(${JSON.stringify(name)}, ${JSON.stringify(shapes)}, ${DIRECTIONAL.test(name)});`;
  },
});
