import { GraphQLError, type Source, type SourceLocation } from "graphql";

/**
 * An error of a compiled query as graphql-js makes it: the compiler's own lacks what Apollo Server reads.
 *
 * @param source of the document, which the error's locations are in
 */
export function properError(error: GraphQLError, source: Source | undefined): GraphQLError {
  const { message, path, locations, originalError } = error;
  return new GraphQLError(message, {
    path: path ?? null,
    originalError: originalError ?? null,
    ...(source !== undefined &&
      locations !== undefined && {
        source,
        positions: locations.map((location) => positionOf(location, source.body)),
      }),
  });
}

/** How many characters stand before a location. */
function positionOf({ line, column }: SourceLocation, text: string): number {
  let start = 0;
  let at = 1;
  for (const { 0: lineBreak, index } of text.matchAll(/\r\n|[\n\r]/gu)) {
    if (at === line) break;
    at += 1;
    start = index + lineBreak.length;
  }
  return start + column - 1;
}
