/** JSON that can stand inside a `<script>`: no text in it ends the element. */
export const writeForScript = (data: unknown): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c");
