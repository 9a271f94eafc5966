import type { TypedDocumentNode } from "@apollo/client";

/** What a screen's query may depend on. */
export interface ScreenAddress {
  /** The parts of the path that the route's pattern names. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The query of the address. */
  readonly search: URLSearchParams;
  /** The code of the selected country; null while it is not known. */
  readonly country: string | null;
}

/** The one query of a screen's first view, as its route declares it. */
export interface ScreenQuery<Data, Variables> {
  readonly document: TypedDocumentNode<Data, Variables>;
  /** What the screen asks for at an address; null where it asks for nothing. */
  readonly variables: (address: ScreenAddress) => Variables | null;
}
