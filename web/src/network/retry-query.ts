export const retryQuery = (refetch: () => Promise<unknown>) => (): void => {
  refetch().catch(() => undefined);
};
