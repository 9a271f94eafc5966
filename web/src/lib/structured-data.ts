export type StructuredData = Readonly<Record<string, unknown>>;

/** Writes data so that no text in it can end the element that holds it. */
export const writeStructuredData = (data: StructuredData): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c");
