import { Fragment } from "react";
import type { ReactNode } from "react";

import { Link } from "./Link.tsx";

/** A part of a Markdown file, as the build reads it. */
export interface ProseSection {
  readonly id: string;
  readonly heading: string;
  readonly body: readonly ProseNode[];
}

/** A text, an element with what is in it, or where the page puts something of its own. */
export type ProseNode =
  | string
  | { readonly tag: "slot"; readonly name: string }
  | {
      readonly tag: "p" | "ul" | "li" | "h3" | "strong" | "code" | "a";
      readonly href?: string;
      readonly children: readonly ProseNode[];
    };

interface Props {
  readonly nodes: readonly ProseNode[];
  /** What stands in place of `{name}`. */
  readonly slots?: Readonly<Record<string, ReactNode>>;
}

/** Renders a text. */
export function Prose({ nodes, slots = {} }: Props) {
  return nodes.map((node, index) => {
    if (typeof node === "string") return node;
    if (node.tag === "slot") return <Fragment key={index}>{slots[node.name]}</Fragment>;
    const children = <Prose nodes={node.children} slots={slots} />;
    if (node.tag === "a") {
      return (
        <Link key={index} to={node.href ?? ""}>
          {children}
        </Link>
      );
    }
    const Tag = node.tag;
    return <Tag key={index}>{children}</Tag>;
  });
}
