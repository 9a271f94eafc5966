/** Small helpers for writing SVG. */

/** A number with one decimal at most. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A polygon's path through points. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** Attributes of an element, numbers rounded. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element; attributes that are undefined are left out. */
function element(name: string, attributes: Attributes, content = ""): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === "number" ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join("");
  return content === "" ? `<${name}${list}/>` : `<${name}${list}>${content}</${name}>`;
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string =>
  element("rect", {
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    fill,
    ...more,
  });

export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string => element("circle", { cx: round(cx), cy: round(cy), r: round(r), fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  element("path", { d, fill, ...more });

export const group = (more: Attributes, content: string): string => element("g", more, content);

/** One stop of a gradient: where (0 to 1), which colour, how opaque. */
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A gradient along a line, in fractions of the shape it fills; from top to bottom by default. */
export function linear(
  id: string,
  stops: readonly Stop[],
  line: readonly [number, number, number, number] = [0, 0, 0, 1],
): string {
  const [x1, y1, x2, y2] = line;
  return element("linearGradient", { id, x1, y1, x2, y2 }, stops.map(stop).join(""));
}

/** A gradient from the centre outwards, in fractions of the shape it fills. */
export function radial(id: string, stops: readonly Stop[]): string {
  return element("radialGradient", { id, cx: 0.5, cy: 0.5, r: 0.5 }, stops.map(stop).join(""));
}

function stop([offset, colour, opacity]: Stop): string {
  return element("stop", { offset, "stop-color": colour, "stop-opacity": opacity });
}

/** A whole picture. */
export const svg = (attributes: Attributes, defs: string, content: string): string =>
  element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", ...attributes },
    element("defs", {}, defs) + content,
  );
