/** How many typing errors lie between two texts. */
export interface EditDistance {
  /** To all of the other text. */
  readonly whole: number;
  /** To the closest beginning of the other text. */
  readonly prefix: number;
}

/**
 * The optimal string alignment distance: letters that are missing, added or mistaken, and neighbors that are swapped,
 * count 1 each. Time grows with the product of the lengths.
 *
 * @param typed what somebody typed
 * @param name what it is compared with
 */
export function editDistance(typed: string, name: string): EditDistance {
  const width = name.length + 1;
  let beforeLast = new Uint16Array(width);
  let last = Uint16Array.from({ length: width }, (_, column) => column);
  let current = new Uint16Array(width);
  for (let row = 1; row <= typed.length; row += 1) {
    current[0] = row;
    const letter = typed.charCodeAt(row - 1);
    for (let column = 1; column < width; column += 1) {
      const other = name.charCodeAt(column - 1);
      let distance = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (letter === other ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === name.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === other;
      if (swapped) distance = Math.min(distance, at(beforeLast, column - 2) + 1);
      current[column] = distance;
    }
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return { whole: at(last, width - 1), prefix: last.reduce((min, value) => Math.min(min, value)) };
}

/** A value of a row; rows have every column, which TypeScript does not know. */
function at(row: Uint16Array, column: number): number {
  return row[column] ?? 0;
}
