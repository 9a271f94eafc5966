/** Sends a response of 22 KB for any key, as another worker's response cache would; for `cpu` the time it has used. */
const response = { maxAge: 10, body: Buffer.alloc(22_000, "a") };

process.on("message", ({ message }: { message: string }) => {
  const { user, system } = process.cpuUsage();
  process.send?.(message === "cpu" ? user + system : response);
});
process.on("disconnect", () => process.exit(0));
