import { fileURLToPath } from "node:url";
import MarkdownIt from "markdown-it";
import { type Plugin, transformWithOxc } from "vite";

const LINK = fileURLToPath(new URL("../src/ui/Link.tsx", import.meta.url));
const HEADING = /^## (.+) \{#([\w-]+)\}$/mu;
/** Where the page puts something of its own. */
const SLOT = /\{(\w+)\}/gu;

const markdown = new MarkdownIt();
// At an end of line JSX would drop the space before an element.
markdown.renderer.rules.softbreak = () => " ";

/** A text as JSX, which is what Markdown becomes but for its links. */
const toJsx = (text: string): string =>
  markdown
    .render(text)
    .replaceAll(SLOT, "{slots.$1}")
    .replaceAll(/<a href=("[^"]*")>(.*?)<\/a>/gu, "<Link to=$1>$2</Link>");

/** Has a Markdown file of `content` imported as a function of its slots: its parts, each of a heading `## Heading {#id}`. */
export const prose = (): Plugin => ({
  name: "prose",
  enforce: "pre",
  transform: {
    filter: { id: /\/content\/[\w-]+\.md$/u },
    async handler(code, id) {
      const [, ...pieces] = code.split(HEADING);
      const sections = Array.from({ length: pieces.length / 3 }, (_, index) => {
        const [heading, id, body = ""] = pieces.slice(index * 3);
        return `{ ...${JSON.stringify({ heading, id })}, body: <>${toJsx(body)}</> },`;
      });
      const module = `import { Link } from ${JSON.stringify(LINK)};
export default (slots) => [${sections.join("\n")}];`;
      return { ...(await transformWithOxc(module, `${id}.jsx`)), moduleType: "js" };
    },
  },
});
