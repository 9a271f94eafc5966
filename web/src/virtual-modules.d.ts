declare module "virtual:icons/*" {
  import type { FC } from "react";
  import type { IconProps } from "./ui/create-icon.tsx";

  const Icon: FC<IconProps>;
  export default Icon;
}

declare module "*.md" {
  import type { ReactNode } from "react";

  export interface ProseSection {
    readonly id: string;
    readonly heading: string;
    readonly body: ReactNode;
  }

  /** The parts of a text, with what the page puts in place of `{name}`. */
  export default function write(
    slots: Readonly<Record<string, ReactNode>>,
  ): readonly ProseSection[];
}

declare module "virtual:document-hashes" {
  /** The SHA-256 of each query's document by the operation's name, hexadecimal; none during development. */
  export const documentHashes: Readonly<Partial<Record<string, string>>>;
}

declare module "virtual:messages" {
  import type { LanguageCode } from "@flickmap/schema/languages.ts";
  import type { CompiledMessage } from "icu-minify/format";

  export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

  interface LanguageModule {
    /** What all pages share. */
    readonly default: CompiledMessages;
    /** Loads what some pages show, by the name of their folder. */
    readonly parts: Readonly<
      Partial<Record<string, () => Promise<{ readonly default: CompiledMessages }>>>
    >;
  }

  const languages: Readonly<Partial<Record<LanguageCode, () => Promise<LanguageModule>>>>;
  export default languages;
}
