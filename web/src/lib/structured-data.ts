export type StructuredData = Readonly<Record<string, unknown>>;

/** JSON that can stand inside a `<script>`: no text in it ends the element. */
export const writeStructuredData = (data: object): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c");
