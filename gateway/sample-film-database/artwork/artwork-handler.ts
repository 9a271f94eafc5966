import { LRUCache } from "lru-cache";
import { IMAGE_SIZES } from "../api/configuration.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { type Answer, imageAnswer } from "../http/answer.ts";
import { drawFirst } from "./first.ts";

const PICTURE =
  /^\/t\/p\/(?<size>[a-z]+\d*)\/(?<sort>poster|backdrop|logo|profile)-(?<name>[a-z0-9-]+)\.svg$/;

const SIZES = new Map<string, readonly string[]>([
  ["poster", IMAGE_SIZES.poster_sizes],
  ["backdrop", IMAGE_SIZES.backdrop_sizes],
  ["logo", IMAGE_SIZES.logo_sizes],
  ["profile", IMAGE_SIZES.profile_sizes],
]);

/** Answers a request for a picture, or undefined where there is none. */
export function artworkHandler(catalogue: Catalogue): (path: string) => Answer | undefined {
  const kept = new LRUCache<string, Answer>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length + 500,
  });
  return (path) => {
    const known = kept.get(path);
    if (known) return known;
    const groups = PICTURE.exec(path)?.groups;
    if (!groups) return undefined;
    const { size = "", sort = "", name = "" } = groups;
    if (!SIZES.get(sort)?.includes(size)) return undefined;
    const svg = drawFirst(catalogue, sort, name);
    if (svg === undefined) return undefined;
    const answer = imageAnswer(svg);
    kept.set(path, answer);
    return answer;
  };
}
