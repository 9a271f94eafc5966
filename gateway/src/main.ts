import { storeCompiledCode } from "./config/compile-cache.ts";

storeCompiledCode();
const { runGateway } = await import("./run-gateway.ts");
const { startupError } = await import("./config/startup-error.ts");

try {
  await runGateway();
} catch (error) {
  console.error(startupError(error));
  process.exit(1);
}
