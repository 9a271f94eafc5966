import type { Node, Style } from "@takumi-rs/core";

/** The picture's size in pixels, as Open Graph recommends it. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** A service in the picture. */
export interface DrawnService {
  readonly name: string;
  /** Which of the images is its logo; null where it has none. */
  readonly logo: string | null;
}

/** Services that have the title in one way. */
export interface DrawnGroup {
  readonly label: string;
  readonly services: readonly DrawnService[];
  /** What says that there are further ones; null where there are none. */
  readonly more: string | null;
}

/** What the picture says. Images are named as those that are given to the renderer. */
export interface ShareDrawing {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly name: string;
  /** BCP 47, where it is not the picture's. */
  readonly nameLanguage: string | null;
  readonly year: string | null;
  /** “Where to watch in Germany” */
  readonly question: string;
  /** What there is to say where there are no services. */
  readonly message: string | null;
  readonly groups: readonly DrawnGroup[];
  readonly credit: string;
  readonly poster: string | null;
  readonly backdrop: string | null;
}

/** Colors of the site's theme. */
const CANVAS = "#0a0f11";
const RAISED = "#172024";
const STRONG = "#f2f6f5";
const TEXT = "#bcc9c9";
const QUIET = "#8fa0a1";
const ACCENT = "#f5b54a";
const HAIRLINE = "#d0e8ec38";

const DISPLAY = '"Archivo", "Inter", "Noto Scripts"';
const BODY = '"Inter", "Noto Scripts"';

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="43" viewBox="4 2 24 26"><path d="M16 26 7.6 13.2A8.6 8.6 0 1 1 24.4 13.2Z" fill="${ACCENT}"/><path d="M13.6 5.6 20 9.6l-6.4 4Z" fill="${CANVAS}"/></svg>`;

const box = (style: Style, ...children: readonly (Node | null)[]): Node => ({
  type: "container",
  style: { display: "flex", ...style },
  children: children.filter((child) => child !== null),
});

const text = (content: string, style: Style, lang?: string | null): Node => ({
  type: "text",
  text: content,
  style,
  ...(lang != null && { lang }),
});

const image = (src: string, width: number, height: number, style: Style = {}): Node => ({
  type: "image",
  src,
  width,
  height,
  style: { objectFit: "cover", ...style },
});

const fill: Style = { position: "absolute", top: 0, left: 0, width: "100%", height: "100%" };

/** Long names are set smaller, so that they end within three lines; names above two groups have less room. */
function nameSize({ length }: string, groups: number): number {
  if (length <= 16) return groups > 1 ? 66 : 76;
  if (length <= 34) return groups > 1 ? 52 : 62;
  return length <= 60 && groups < 2 ? 50 : 42;
}

/** So long a name stays on one line, however many services are beside it. */
const SHORT_NAME = 8;

function drawService({ name, logo }: DrawnService): Node {
  // Nor is a name of one word broken at its hyphen.
  const isOneLine = name.length <= SHORT_NAME || !name.includes(" ");
  return box(
    { alignItems: "center", gap: 12, ...(isOneLine ? { flexShrink: 0 } : { maxWidth: 232 }) },
    logo === null
      ? box(
          {
            width: 60,
            height: 60,
            borderRadius: 14,
            backgroundColor: RAISED,
            flexShrink: 0,
            alignItems: "center",
            justifyContent: "center",
          },
          text(name.slice(0, 1), { fontSize: 28, fontWeight: 600, color: TEXT }),
        )
      : image(logo, 60, 60, { borderRadius: 14, flexShrink: 0 }),
    text(name, {
      fontSize: 24,
      whiteSpace: isOneLine ? "nowrap" : "normal",
      fontWeight: 600,
      color: STRONG,
      lineHeight: 1.2,
      overflow: "hidden",
      textOverflow: "ellipsis",
      lineClamp: 2,
      maxWidth: 200,
    }),
  );
}

function drawGroup({ label, services, more }: DrawnGroup): Node {
  return box(
    { flexDirection: "column", gap: 14 },
    text(label, { fontSize: 22, color: QUIET, lineHeight: 1.2 }),
    box(
      { gap: 22, alignItems: "center" },
      ...services.map(drawService),
      more === null ? null : text(more, { fontSize: 24, color: TEXT, flexShrink: 0 }),
    ),
  );
}

/** Draws the picture of a title for links to its page: poster, name, year and where it can be watched. */
export function drawShareImage(drawing: ShareDrawing): Node {
  const { name, year, poster, backdrop, groups, message, direction } = drawing;
  const away = direction === "rtl" ? "to left" : "to right";
  return {
    ...box(
      {
        width: SHARE_IMAGE.width,
        height: SHARE_IMAGE.height,
        backgroundColor: CANVAS,
        backgroundImage: `radial-gradient(circle at 80% 0%, #1d282d 0%, ${CANVAS} 70%)`,
        color: TEXT,
        fontFamily: BODY,
        fontSize: 24,
        position: "relative",
        direction,
      },
      backdrop === null
        ? null
        : image(backdrop, SHARE_IMAGE.width, SHARE_IMAGE.height, {
            ...fill,
            objectFit: "cover",
            opacity: 0.8,
            filter: "blur(5px)",
          }),
      box({
        ...fill,
        backgroundImage: `linear-gradient(${away}, ${CANVAS}f2 0%, ${CANVAS}e6 45%, ${CANVAS}80 100%), linear-gradient(to top, ${CANVAS}d9 0%, ${CANVAS}00 70%)`,
      }),
      box(
        { ...fill, padding: 48, gap: 52, alignItems: "stretch" },
        poster === null
          ? null
          : image(poster, 356, 534, {
              borderRadius: 18,
              flexShrink: 0,
              border: `1px solid ${HAIRLINE}`,
            }),
        box(
          { flexDirection: "column", flexGrow: 1, flexShrink: 1, minWidth: 0 },
          box(
            { alignItems: "center", gap: 12 },
            image(MARK, 32, 35),
            text("Flickmap", {
              fontFamily: DISPLAY,
              fontWeight: 650,
              fontSize: 28,
              letterSpacing: -0.4,
              color: STRONG,
            }),
          ),
          box(
            {
              flexDirection: "column",
              flexGrow: 1,
              justifyContent: "center",
              gap: 10,
              padding: "12px 0 18px",
            },
            text(
              name,
              {
                fontFamily: DISPLAY,
                fontWeight: 650,
                fontSize: nameSize(name, groups.length),
                lineHeight: 1.16,
                overflowWrap: "anywhere",
                letterSpacing: -1,
                color: STRONG,
                lineClamp: 3,
                textOverflow: "ellipsis",
                textWrap: "balance",
              },
              drawing.nameLanguage,
            ),
            year === null ? null : text(year, { fontSize: 30, color: QUIET }),
          ),
          box(
            { flexDirection: "column", gap: 22 },
            text(drawing.question, { fontSize: 28, fontWeight: 600, color: ACCENT }),
            message === null ? null : text(message, { fontSize: 32, color: STRONG }),
            ...groups.map(drawGroup),
            text(drawing.credit, { fontSize: 17, color: QUIET }),
          ),
        ),
      ),
    ),
    lang: drawing.language,
    dir: direction,
  };
}
