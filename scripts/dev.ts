import { spawn } from "node:child_process";
import { environment, root } from "./run.ts";

/** `npm run dev`: the gateway restarted on change, Vite with hot reload in front of it, and code generated on change. */
const programs: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ["gateway", "node", "--watch", "--watch-preserve-output", "gateway/src/main.ts"],
  ["web", "npm", "run", "dev", "--workspace", "web", "--silent"],
  ["codegen", "graphql-codegen", "--config", "codegen.ts", "--watch"],
];

const children = programs.map(([name, command, ...args]) => {
  const child = spawn(command, args, {
    cwd: root,
    env: environment({ NODE_ENV: "development" }),
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  child.once("exit", (code) => stop(`${name} ended with exit code ${code ?? "none"}`));
  return child;
});

let stopping = false;
const stop = (why: string) => {
  if (stopping) return;
  stopping = true;
  console.log(why);
  for (const child of children) child.kill("SIGTERM");
};
process.once("SIGINT", () => stop("Stopping"));
process.once("SIGTERM", () => stop("Stopping"));
