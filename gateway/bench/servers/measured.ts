/** What a measured server tells the bench. */
export type Report =
  | { readonly kind: "listening"; readonly address: string }
  | { readonly kind: "usage"; readonly cpuMicroseconds: number; readonly residentBytes: number };

/** Tells the bench where the server listens, and what it has used whenever the bench requests it. */
export function reportTo(bench: NodeJS.Process, address: string): void {
  const send = (report: Report) => bench.send?.(report);
  bench.on("message", (message) => {
    if (message !== "usage") return;
    const { user, system } = process.cpuUsage();
    send({
      kind: "usage",
      cpuMicroseconds: user + system,
      residentBytes: process.memoryUsage.rss(),
    });
  });
  bench.on("disconnect", () => process.exit(0));
  send({ kind: "listening", address });
}
