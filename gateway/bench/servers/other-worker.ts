/** Sends a response of 22 KB for any key, as another worker's response cache would; for `cpu` the time it has used. */
const response = { maxAge: 10, body: Buffer.alloc(22_000, "a") };

process.on("message", ({ message }: { message: string }) => {
  process.send?.(message === "cpu" ? cpuMicroseconds() : response);
});

function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

process.on("disconnect", () => process.exit(0));
