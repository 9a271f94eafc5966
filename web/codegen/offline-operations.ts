import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import { Kind, visit } from "graphql";
import type { DirectiveNode, DocumentNode } from "graphql";

/** The directive of web documents that says what the offline store does with an operation's response. */
const directive = "offline";

/** What may stand in `@offline(as: …)`. */
const uses = ["LIST", "PAGE", "TITLE", "SESSION_RATING", "NEVER"];

/** A document as the gateway takes it: `@offline` is for this build alone. */
export const withoutOfflineDirective = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Directive: (node) => (node.name.value === directive ? null : undefined),
  });

const useOf = ({ arguments: given = [] }: DirectiveNode): string => {
  const value = given.find(({ name }) => name.value === "as")?.value;
  if (value?.kind !== Kind.ENUM || !uses.includes(value.value)) {
    throw new Error(`@${directive} takes as: one of ${uses.join(", ")}`);
  }
  return value.value;
};

/**
 * Emits what the offline store does with each operation whose document is marked with `@offline`.
 * @throws when a mark has another value than the known ones
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const marked = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return [];
      const mark = definition.directives?.find(({ name }) => name.value === directive);
      return mark ? [`  ${definition.name.value}: "${useOf(mark)}",`] : [];
    });
  return `/** What the offline store does with the response of an operation. */
export type OfflineUse = ${uses.map((use) => `"${use}"`).join(" | ")};

/** By the operation's name, from \`@offline\` in its document. */
export const offlineUses: Readonly<Partial<Record<string, OfflineUse>>> = {
${marked.join("\n")}
};
`;
};
