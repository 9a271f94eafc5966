import cluster from "node:cluster";
import type { TitleRatings } from "../../domain/ratings/title-ratings.ts";
import type { TitleKey } from "../../film-database/title-key.ts";

const RATED = "flickmap:rated";

interface Message {
  readonly type: typeof RATED;
  readonly title: TitleKey;
}

/** A process that ends misses a message: whatever it has stored ends with it. */
const ignoreEnded = () => undefined;

/** In a worker: tells the others of each rating, and forgets the totals of what was rated in another one. */
export function shareRatings(ratings: Pick<TitleRatings, "onRated" | "changed">): void {
  ratings.onRated((title) => {
    if (process.connected) {
      process.send?.({ type: RATED, title } satisfies Message, undefined, undefined, ignoreEnded);
    }
  });
  process.on("message", (message: unknown) => {
    if (isMessage(message)) ratings.changed(message.title);
  });
}

/** In the primary: passes what a worker tells of ratings on to all others. */
export function passRatingsOn(): void {
  cluster.on("message", (worker, message: unknown) => {
    if (!isMessage(message)) return;
    for (const other of Object.values(cluster.workers ?? {})) {
      if (other !== undefined && other !== worker && other.isConnected()) {
        other.send(message, ignoreEnded);
      }
    }
  });
}

function isMessage(message: unknown): message is Message {
  return (
    typeof message === "object" && message !== null && "type" in message && message.type === RATED
  );
}
