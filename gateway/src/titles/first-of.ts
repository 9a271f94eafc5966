/** Of each list, its first items by how many they are. Lists are shared between requests and never change. */
const known = new WeakMap<readonly unknown[], Map<number, readonly unknown[]>>();

/** The first items of a list: the same array each time. */
export function firstOf<Item>(list: readonly Item[], count: number): readonly Item[] {
  if (count >= list.length) return list;
  let ofList = known.get(list);
  if (ofList === undefined) {
    ofList = new Map();
    known.set(list, ofList);
  }
  let first = ofList.get(count);
  if (first === undefined) {
    first = list.slice(0, count);
    ofList.set(count, first);
  }
  return first as readonly Item[];
}
