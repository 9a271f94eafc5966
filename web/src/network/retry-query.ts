/** Makes a handler that sends a query again. A further failure is the query's own `error`. */
export const retryQuery = (refetch: () => Promise<unknown>) => (): void => {
  refetch().catch(() => undefined);
};
