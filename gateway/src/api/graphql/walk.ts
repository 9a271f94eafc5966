import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from "graphql";
import { Kind } from "graphql";

/** The fragments of a document by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Collects the fragments of a document. */
export function getFragments(document: DocumentNode): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  return fragments;
}

/** How deep and how often renamed the fields of one selection are, fragments unfolded. */
export interface SelectionSize {
  readonly depth: number;
  readonly aliases: number;
}

/**
 * Measures a selection. Introspection is not measured: its lists are bounded by the schema, and
 * validation bounds how often they may nest. Each fragment is measured once and remembered, so that fragments that
 * spread fragments cannot make the measuring itself expensive; a fragment within itself counts as
 * nothing here, since validation refuses it.
 */
export function sizeOf(
  selections: SelectionSetNode,
  fragments: Fragments,
  measured: Map<string, SelectionSize> = new Map(),
): SelectionSize {
  let depth = 0;
  let aliases = 0;
  for (const selection of selections.selections) {
    const inner = sizeOfSelection(selection, fragments, measured);
    depth = Math.max(depth, inner.depth);
    aliases += inner.aliases;
  }
  return { depth, aliases };
}

const NOTHING: SelectionSize = { depth: 0, aliases: 0 };

function sizeOfSelection(
  selection: SelectionSetNode["selections"][number],
  fragments: Fragments,
  measured: Map<string, SelectionSize>,
): SelectionSize {
  switch (selection.kind) {
    case Kind.FIELD: {
      const introspects = selection.name.value.startsWith("__");
      const inner =
        selection.selectionSet && !introspects
          ? sizeOf(selection.selectionSet, fragments, measured)
          : NOTHING;
      return {
        depth: inner.depth + 1,
        aliases: inner.aliases + (selection.alias == null ? 0 : 1),
      };
    }
    case Kind.INLINE_FRAGMENT:
      return sizeOf(selection.selectionSet, fragments, measured);
    case Kind.FRAGMENT_SPREAD: {
      const name = selection.name.value;
      const known = measured.get(name);
      if (known !== undefined) return known;
      measured.set(name, NOTHING);
      const fragment = fragments.get(name);
      const size = fragment ? sizeOf(fragment.selectionSet, fragments, measured) : NOTHING;
      measured.set(name, size);
      return size;
    }
  }
}
