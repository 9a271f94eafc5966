import { existsSync } from "node:fs";

/** Says before the tests what those of the site's pages need. */
export default function warnUnbuilt(): void {
  if (existsSync(new URL("../../web/dist-server/built-from.txt", import.meta.url))) return;
  process.stderr.write("The web app is not built: tests of its pages fail. Run npm run build.\n");
}
