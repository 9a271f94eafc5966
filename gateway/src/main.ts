import { storeCompiledCode } from "./config/compile-cache.ts";

storeCompiledCode();
// What people wrote is in the data folder, for nobody else on the machine.
process.umask(0o077);
const { runGateway, startupError } = await import("./run-gateway.ts");

try {
  await runGateway();
} catch (error) {
  console.error(startupError(error));
  process.exit(1);
}
