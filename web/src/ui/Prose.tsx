import { Fragment, type ReactNode } from "react";
import { Link } from "./Link.tsx";

export interface ProseSection {
  readonly id: string;
  readonly heading: string;
  readonly body: readonly ProseNode[];
}

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
