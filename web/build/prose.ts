import MarkdownIt from "markdown-it";
import type { Token } from "markdown-it";
import type { Plugin } from "vite";

import type { ProseNode, ProseSection } from "../src/ui/Prose.tsx";

const HEADING = /^(?<heading>.+) \{#(?<id>[\w-]+)\}$/u;
/** Where the page puts something of its own. */
const SLOT = /\{(\w+)\}/u;

const markdown = new MarkdownIt();

/** Text with its slots: every other part is the name of one. */
const toParts = (content: string): ProseNode[] =>
  content
    .split(SLOT)
    .map((part, index) => (index % 2 === 0 ? part : { tag: "slot" as const, name: part }))
    .filter((part) => part !== "");

/** The nodes of a flat list of tokens, in which an element begins and ends. */
const toNodes = (tokens: readonly Token[]): ProseNode[] => {
  const root: ProseNode[] = [];
  const open = [root];
  const add = (...nodes: readonly ProseNode[]) => open.at(-1)?.push(...nodes);
  for (const token of tokens) {
    const { type, tag, nesting, content, children, hidden } = token;
    if (hidden) continue;
    if (type === "inline") add(...toNodes(children ?? []));
    else if (type === "text") add(...toParts(content));
    else if (type === "softbreak") add(" ");
    else if (type === "code_inline") add({ tag: "code", children: [content] });
    else if (nesting === 1) {
      const inside: ProseNode[] = [];
      const href = token.attrGet("href");
      add({ tag: tag as "p", children: inside, ...(href !== null && { href: String(href) }) });
      open.push(inside);
    } else if (nesting === -1) open.pop();
    else throw new Error(`A page's text has no ${type}`);
  }
  return root;
};

/** The parts of a text: each begins with a heading and its id, `## Heading {#id}`. */
export const readProse = (text: string): ProseSection[] => {
  const tokens = markdown.parse(text, {});
  const starts = tokens.flatMap(({ type, tag }, index) =>
    type === "heading_open" && tag === "h2" ? [index] : [],
  );
  return starts.map((start, index) => {
    const { heading, id } = HEADING.exec(tokens[start + 1]?.content ?? "")?.groups ?? {};
    if (heading === undefined || id === undefined)
      throw new Error(`A heading has no id: ${tokens[start + 1]?.content}`);
    return { id, heading, body: toNodes(tokens.slice(start + 3, starts[index + 1])) };
  });
};

/** Has a Markdown file of `content` imported as the parts of its text. */
export const prose = (): Plugin => ({
  name: "prose",
  enforce: "pre",
  transform: {
    filter: { id: /\/content\/[\w-]+\.md$/u },
    handler: (code) => ({
      code: `export default ${JSON.stringify(readProse(code))};`,
      map: null,
      moduleType: "js",
    }),
  },
});
