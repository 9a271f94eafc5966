import { ApolloCache } from "@apollo/client";

/**
 * A cache that holds nothing, for rendering on the gateway: a page is rendered once, from results that
 * are complete, and normalizing them takes longer than rendering.
 */
export class NoCache extends ApolloCache {
  override diff() {
    return { complete: false, result: null } as const;
  }
  override read() {
    return null;
  }
  override write() {
    return undefined;
  }
  override watch() {
    return () => {};
  }
  override async reset() {}
  override evict() {
    return false;
  }
  override restore() {
    return this;
  }
  override extract() {
    return {};
  }
  override removeOptimistic() {}
  override performTransaction(transaction: (cache: ApolloCache) => void) {
    transaction(this);
  }
  override fragmentMatches() {
    return true;
  }
}
