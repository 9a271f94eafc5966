/** Sends back what it is sent, as another worker's response cache would. */
process.on("message", (message) => process.send?.(message));
process.on("disconnect", () => process.exit(0));
