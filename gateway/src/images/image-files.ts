import { hash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../lib/error-code.ts";
import { type Image, imageType } from "./image-origin.ts";

/** After a sweep so much of the room is left for new images. */
const SWEPT_SHARE = 0.9;
/** Nobody writes a file for longer, in milliseconds: what is older was left by a process that was killed. */
const MAX_WRITE_MS = 60_000;
const UNFINISHED = ".tmp";

interface ImageFilesOptions {
  readonly folder: string;
  readonly maxBytes: number;
  readonly maxAgeMs: number;
  /** Told when the disk fails; images are then served without it. */
  readonly onFailure: (error: unknown) => void;
}

/** Images on disk, a file each, for all processes of a data folder. Without room those fetched first are deleted. */
export class ImageFiles {
  readonly #options: ImageFilesOptions;
  #bytes = 0;
  #sweeping: Promise<void> | null = null;

  constructor(options: ImageFilesOptions) {
    this.#options = options;
  }

  /** How many bytes are stored, as far as this process knows. */
  get bytes(): number {
    return this.#bytes;
  }

  /** An image, or null where it is not stored, too old, cut off, or cannot be read. */
  async read(key: string): Promise<Image | null> {
    const { maxAgeMs, onFailure } = this.#options;
    const file = this.#fileOf(key);
    try {
      const { mtime } = await stat(file);
      const bytes = await readFile(file);
      const type = imageType(bytes);
      if (type === null || getAge(mtime) > maxAgeMs) return null;
      return { bytes, type };
    } catch (error) {
      if (!isMissing(error)) onFailure(error);
      return null;
    }
  }

  async write(key: string, { bytes }: Image): Promise<void> {
    const { folder, maxBytes, onFailure } = this.#options;
    const unfinished = join(folder, randomUUID() + UNFINISHED);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, this.#fileOf(key));
    } catch (error) {
      return onFailure(error);
    }
    this.#bytes += bytes.length;
    if (this.#bytes > maxBytes) void this.sweep();
  }

  /** Deletes what has no room, is too old, or was left by a killed process. Never fails. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweep()
      .catch(this.#options.onFailure)
      .finally(() => (this.#sweeping = null));
    return this.#sweeping;
  }

  async #sweep(): Promise<void> {
    const { folder, maxBytes, maxAgeMs } = this.#options;
    const files = [];
    // What is written from here on may not be seen, and is added to what is kept.
    this.#bytes = 0;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const file = join(folder, entry.name);
      const stats = await stat(file).catch((error: unknown) => {
        // Another process deleted it.
        if (!isMissing(error)) throw error;
      });
      if (stats === undefined) continue;
      const age = getAge(stats.mtime);
      const isOver = age > (entry.name.endsWith(UNFINISHED) ? MAX_WRITE_MS : maxAgeMs);
      // Releases before had folders.
      if (isOver || entry.isDirectory()) await rm(file, { recursive: true, force: true });
      else files.push({ file, size: stats.size, fetchedAt: stats.mtimeMs });
    }
    files.sort((one, other) => other.fetchedAt - one.fetchedAt);
    const total = files.reduce((sum, { size }) => sum + size, 0);
    const room = total > maxBytes ? maxBytes * SWEPT_SHARE : maxBytes;
    let kept = 0;
    for (const { file, size } of files) {
      if (kept + size <= room) kept += size;
      else await rm(file, { force: true });
    }
    this.#bytes += kept;
  }

  #fileOf(key: string): string {
    return join(this.#options.folder, hash("sha256", key));
  }
}

/** Of a file that was written while the clock was ahead, as far as it lies ahead of now. */
function getAge(mtime: Date): number {
  return Math.abs(Date.now() - mtime.getTime());
}

function isMissing(error: unknown): boolean {
  return errorCode(error) === "ENOENT";
}
