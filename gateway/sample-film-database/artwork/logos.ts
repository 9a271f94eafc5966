import type { Service } from "../availability/services.ts";
import { darker, lighter, readable } from "./colour.ts";
import { element, linear, path, rect } from "./svg.ts";
import { setText } from "./typesetting.ts";

/** A service's logo: its letters on a rounded square. No brand's own artwork is used. */
export function drawLogo(service: Service, width: number): string {
  const letters = setText(
    service.mark,
    { x: 14, y: 26, width: 72, height: 48 },
    {
      face: service.mark.length > 3 ? "oswald" : "grotesk",
      align: "centre",
      valign: "middle",
      tracking: -0.01,
      leading: 1.2,
      largest: 66,
      uppercase: false,
    },
  );
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 100 100", width, height: width },
    element(
      "defs",
      {},
      linear("ground", [
        [0, lighter(service.colour, 0.1)],
        [1, darker(service.colour, 0.16)],
      ]),
    ) +
      rect(0, 0, 100, 100, "url(#ground)", { rx: 20 }) +
      path(letters.path, readable(service.colour, "#ffffff", "#16130f")),
  );
}
