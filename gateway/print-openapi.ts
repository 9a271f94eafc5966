import { writeFileSync } from "node:fs";
import { openApiDocument } from "./src/api/rest/openapi.ts";

/** Writes the OpenAPI description to the file that the command names, or to the output. */
const [file = "/dev/stdout"] = process.argv.slice(2);
writeFileSync(file, `${JSON.stringify(openApiDocument("https://flickmap.example"), null, 2)}\n`);
