const from = (first: number, count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => first + index);

/**
 * The page numbers to offer around the current one: at most 5. Pages 1 to 5 when there are no more or
 * the current page is 3 or less, the last 5 when it is within 2 of the end, else two on either side.
 */
export const pagingWindow = (page: number, totalPages: number): readonly number[] => {
  if (totalPages <= 5 || page <= 3) return from(1, Math.min(5, totalPages));
  if (page >= totalPages - 2) return from(totalPages - 4, 5);
  return from(page - 2, 5);
};

/**
 * The window with the way to the end: up to 5 numbers, then an ellipsis (null) and the last page where
 * the window does not reach it.
 */
export const searchPagingNumbers = (
  page: number,
  totalPages: number,
): readonly (number | null)[] => {
  const numbers = pagingWindow(page, totalPages);
  const last = numbers.at(-1) ?? 0;
  if (last >= totalPages) return numbers;
  return last === totalPages - 1 ? [...numbers, totalPages] : [...numbers, null, totalPages];
};
