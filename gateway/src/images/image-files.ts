import { hash } from "node:crypto";
import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import cacache, { type Entry } from "cacache";
import PQueue from "p-queue";
import { errorCode } from "../lib/error-code.ts";
import { SingleFlight } from "../lib/single-flight.ts";
import type { Image } from "./image-origin.ts";
import { imageType } from "./image-type.ts";

/** After a sweep so much of the room is left for new images. */
const SWEPT_SHARE = 0.9;
/** So much may be written before the files are counted again: other processes write beside this one. */
const RECOUNT_SHARE = 0.1;
/** Images that are read at a time: each is in memory as a whole while it is verified. */
const READS_AT_A_TIME = 8;
/** Nobody writes a file for longer, in milliseconds: what is older was left by a process that was killed. */
const MAX_WRITE_MS = 60_000;

/** An image on disk, its content verified. */
export interface StoredImage extends Image {
  /** Names its content. */
  readonly tag: string;
  /** In milliseconds since 1970. */
  readonly fetchedAt: number;
  /** Where the content is stored; null where it could not be. */
  readonly file: string | null;
}

/** What the files are stored with. */
export interface ImageFilesOptions {
  readonly folder: string;
  /** What the images may take together, in bytes. */
  readonly maxBytes: number;
  /** Images that were fetched longer ago are deleted. */
  readonly maxAgeMs: number;
  /** Told when the disk fails; images are then served without it. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Images on disk, for all processes that share a data folder. Each is verified when it is read, so that one that was
 * cut off or damaged counts as missing. When they take too much room, those that were not read for longest are deleted.
 */
export class ImageFiles {
  readonly #options: ImageFilesOptions;
  readonly #reads = new PQueue({ concurrency: READS_AT_A_TIME });
  /** How much was stored when the files were last counted, and how much was written since. */
  #counted: number | null = null;
  #written = 0;
  readonly #flights = new SingleFlight();

  constructor(options: ImageFilesOptions) {
    this.#options = options;
  }

  /** How many bytes are stored, as far as this process knows. */
  get bytes(): number {
    return (this.#counted ?? 0) + this.#written;
  }

  /** An image, or null where it is not stored, too old, damaged, or cannot be read. */
  read(key: string): Promise<StoredImage | null> {
    return this.#reads.add(() => this.#read(key));
  }

  async #read(key: string): Promise<StoredImage | null> {
    const { folder, maxAgeMs, onFailure } = this.#options;
    try {
      const entry = await cacache.get.info(folder, key);
      if (entry === null) return null;
      const { integrity, path: file, time: fetchedAt, size } = entry;
      if (Date.now() - fetchedAt > maxAgeMs) return null;
      const bytes = await verified(folder, integrity, size);
      const type = bytes && imageType(bytes);
      if (bytes === null || type === null) {
        // Content that is there is never overwritten, however damaged.
        await cacache.rm.content(folder, integrity);
        await cacache.rm.entry(folder, key, { removeFully: true });
        return null;
      }
      const now = new Date();
      await utimes(file, now, now).catch(onFailure);
      return { bytes, type, tag: tagOf(integrity), fetchedAt, file };
    } catch (error) {
      // Another process may have deleted it in between.
      if (!isMissing(error)) onFailure(error);
      return null;
    }
  }

  /** Stores an image as well as it can. */
  async write(key: string, { bytes, type }: Image): Promise<StoredImage> {
    const { folder, onFailure } = this.#options;
    const tag = hash("sha256", bytes, "base64url");
    const image = { bytes, type, tag, fetchedAt: Date.now() };
    try {
      await cacache.put(folder, key, bytes, { algorithms: ["sha256"] });
      this.#written += bytes.length;
      this.#sweepIfNeeded();
      const entry = await cacache.get.info(folder, key);
      return { ...image, file: entry?.path ?? null };
    } catch (error) {
      onFailure(error);
      return { ...image, file: null };
    }
  }

  /**
   * Deletes what has no room, what is too old, and what processes left that were killed while they wrote. Never fails.
   */
  sweep(): Promise<void> {
    return this.#flights.run("sweep", () => this.#sweep().catch(this.#options.onFailure));
  }

  #sweepIfNeeded(): void {
    const { maxBytes } = this.#options;
    if (this.bytes > maxBytes || this.#written > maxBytes * RECOUNT_SHARE) void this.sweep();
  }

  async #sweep(): Promise<void> {
    const { folder, maxBytes, maxAgeMs } = this.#options;
    const oldest = Date.now() - maxAgeMs;
    const before = this.#written;
    await deleteUnfinished(join(folder, "tmp"));
    const entries: Listed[] = [];
    for (const entry of Object.values(await cacache.ls(folder))) {
      entries.push({ ...entry, usedAt: await lastUse(entry.path) });
    }
    entries.sort((one, other) => other.usedAt - one.usedAt);
    const room = maxBytes * SWEPT_SHARE;
    const total = entries.reduce((sum, { size }) => sum + size, 0);
    let kept = 0;
    for (const { key, integrity, size, time, usedAt } of entries) {
      const fits = total <= maxBytes || kept + size <= room;
      if (usedAt > 0 && time >= oldest && fits) {
        kept += size;
        continue;
      }
      await cacache.rm.content(folder, integrity);
      await cacache.rm.entry(folder, key, { removeFully: true });
    }
    this.#counted = kept;
    this.#written -= before;
  }
}

type Listed = Entry & { readonly usedAt: number };

/** @returns when a file was last read or written, in milliseconds since 1970; 0 where it is gone */
function lastUse(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

async function deleteUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const name of names) {
    const file = join(folder, name);
    if (Date.now() - (await lastUse(file)) > MAX_WRITE_MS) {
      await rm(file, { recursive: true, force: true });
    }
  }
}

/** @returns null where the content is not what was stored */
async function verified(folder: string, integrity: string, size: number): Promise<Buffer | null> {
  try {
    return await cacache.get.byDigest(folder, integrity, { size, memoize: false });
  } catch (error) {
    if (["EINTEGRITY", "EBADSIZE"].includes(errorCode(error) ?? "")) return null;
    throw error;
  }
}

/** @param integrity `sha256-…` with base64 */
function tagOf(integrity: string): string {
  return Buffer.from(integrity.slice(integrity.indexOf("-") + 1), "base64").toString("base64url");
}

function isMissing(error: unknown): boolean {
  return errorCode(error) === "ENOENT";
}
