declare module "virtual:icons/*" {
  import type { FC } from "react";
  import type { IconProps } from "./ui/create-icon.tsx";

  const Icon: FC<IconProps>;
  export default Icon;
}

declare module "*.md" {
  import type { ProseSection } from "./ui/Prose.tsx";

  const sections: readonly ProseSection[];
  export default sections;
}

declare module "virtual:document-hashes" {
  /** The SHA-256 of each query's document by the operation's name, hexadecimal; none during development. */
  export const documentHashes: Readonly<Partial<Record<string, string>>>;
}
