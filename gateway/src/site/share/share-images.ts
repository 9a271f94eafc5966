import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import type { Renderer } from "@takumi-rs/core";
import PQueue from "p-queue";
import { isUnavailable, overloaded } from "../../errors.ts";
import type { ImageFiles, StoredImage } from "../../images/image-files.ts";
import type { Images } from "../../images/images.ts";
import { Deadline } from "../../lib/deadline.ts";
import { Counts } from "../../lib/counts.ts";
import { describeAnswer, type Described, type ShareContent } from "./describe-answer.ts";
import { drawShareImage, SHARE_IMAGE, type ShareDrawing } from "./draw-share-image.ts";
import { ShareFonts } from "./share-fonts.ts";

/** To be raised when pictures look different: those on disk are then drawn again. */
const DESIGN = 1;
/** A drawing takes some 100 ms of one core, beside the event loop; so many wait for it, and for so long. */
const MAX_WAITING = 32;
/** So many of them may be of one client. */
const MAX_WAITING_OF_CLIENT = 8;
const MAX_WAIT_MS = 6000;
/** Of logos, which come again; in bytes. */
const RENDERER_CACHE = 2 * 1024 * 1024;

/** For whom a picture is drawn. */
export interface DrawnFor {
  readonly client: string;
  readonly signal: AbortSignal;
  /** Called before an image is fetched or drawn; what it throws ends the request. */
  readonly beforeWork: () => void;
}

/** Pictures of titles' answers for links to their pages: from disk, else drawn, one at a time. */
export class ShareImages {
  readonly #images: Images;
  readonly #files: ImageFiles;
  readonly #build: string;
  readonly #queue = new PQueue({ concurrency: 1 });
  /** How many drawings of a client wait: the more, the later its next one is. */
  readonly #drawingsOf = new Counts();
  #renderer: Promise<{ readonly renderer: Renderer; readonly fonts: ShareFonts }> | undefined;

  /** @param build the folder of the web app's build for the browser, whose fonts are used */
  constructor(images: Images, files: ImageFiles, build: string) {
    this.#images = images;
    this.#files = files;
    this.#build = build;
  }

  /** Whether there are fonts to draw with. */
  get isBuilt(): boolean {
    return existsSync(this.#build);
  }

  /**
   * The picture of a title's answer; without artwork that cannot be fetched for now, and then not `complete`.
   *
   * @throws AppError OVERLOADED, what `beforeWork` throws, or the reason of the signal
   */
  async read(
    content: ShareContent,
    drawnFor: DrawnFor,
  ): Promise<{ readonly image: StoredImage; readonly complete: boolean }> {
    const { drawing, images } = describeAnswer(content);
    const key = `share ${hash("sha256", JSON.stringify([DESIGN, drawing, [...images]]))}`;
    const stored = await this.#files.read(key);
    if (stored !== null) return { image: stored, complete: true };
    drawnFor.beforeWork();
    const fetched = await this.#fetch(images, drawnFor);
    const found = [...fetched].flatMap(([src, data]) =>
      data instanceof Uint8Array ? [{ src, data }] : [],
    );
    const bytes = await this.#draw(drawing, found, drawnFor);
    const image = { bytes, type: "image/png" };
    if (![...fetched.values()].includes("unavailable"))
      return { image: await this.#files.write(key, image), complete: true };
    const tag = hash("sha256", bytes, "base64url");
    return { image: { ...image, tag, fetchedAt: Date.now(), file: null }, complete: false };
  }

  async #fetch(
    images: Described["images"],
    { client, signal, beforeWork }: DrawnFor,
  ): Promise<ReadonlyMap<string, Uint8Array | "missing" | "unavailable">> {
    const request = { client, signal, beforeFetch: beforeWork };
    const read = async ({ size, path }: { readonly size: string; readonly path: string }) => {
      try {
        return (await this.#images.read({ size, path, ...request }))?.bytes ?? "missing";
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        return "unavailable";
      }
    };
    return new Map(
      await Promise.all(
        [...images].map(async ([name, image]) => [name, await read(image)] as const),
      ),
    );
  }

  async #draw(
    drawing: ShareDrawing,
    images: readonly { readonly src: string; readonly data: Uint8Array }[],
    { client, signal }: DrawnFor,
  ): Promise<Buffer> {
    const ofClient = this.#drawingsOf.of(client);
    if (this.#queue.size >= MAX_WAITING || ofClient >= MAX_WAITING_OF_CLIENT) throw overloaded();
    this.#drawingsOf.add(client);
    const waiting = new Deadline(signal, MAX_WAIT_MS);
    try {
      return await this.#queue.add(
        async () => {
          waiting.end();
          const { renderer, fonts } = await (this.#renderer ??= this.#open());
          await fonts.need(textOf(drawing));
          const has = new Set(images.map(({ src }) => src));
          return renderer.render(drawShareImage(withImages(drawing, has)), {
            ...SHARE_IMAGE,
            format: "png",
            images,
            signal,
          });
        },
        { signal: waiting.signal, priority: -ofClient },
      );
    } catch (error) {
      signal.throwIfAborted();
      if (waiting.signal.aborted) throw overloaded();
      throw error;
    } finally {
      waiting.end();
      this.#drawingsOf.remove(client);
    }
  }

  async #open(): Promise<{ readonly renderer: Renderer; readonly fonts: ShareFonts }> {
    // Loaded with the first picture: it takes memory that most processes never need.
    const { Renderer: Takumi } = await import("@takumi-rs/core");
    const renderer = new Takumi({ cacheMaxBytes: RENDERER_CACHE });
    return { renderer, fonts: new ShareFonts(this.#build, renderer) };
  }
}

/** All texts of a picture, whose letters its fonts must have. */
function textOf({ name, year, question, message, groups, credit }: ShareDrawing): string {
  const services = groups.flatMap(({ label, services: shown, more }) => [
    label,
    ...shown.map((service) => service.name),
    more,
  ]);
  return ["Flickmap…", name, year, question, message, credit, ...services].join("\n");
}

/** The drawing without the images that are not there. */
function withImages(drawing: ShareDrawing, has: ReadonlySet<string>): ShareDrawing {
  const only = (name: string | null) => (name !== null && has.has(name) ? name : null);
  return {
    ...drawing,
    poster: only(drawing.poster),
    backdrop: only(drawing.backdrop),
    groups: drawing.groups.map((group) => ({
      ...group,
      services: group.services.map(({ name, logo }) => ({ name, logo: only(logo) })),
    })),
  };
}
