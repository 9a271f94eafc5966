import type { FC, SVGProps } from "react";

import { defineSymbol, symbolHref } from "./icon-symbols.ts";

/** What an icon takes: its edge in pixels, its paint, and anything that an SVG element takes. */
export type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number };

/**
 * Makes a component that draws an icon, outlined in the color of the text. Its shapes are in the
 * document once. It is hidden from screen readers unless it is given a label or a role.
 *
 * @param shapes the SVG elements inside the icon, from the package of icons, never from outside
 * @param directional whether it points along the text, and is mirrored where that runs from right to left
 */
export const createIcon = (name: string, shapes: string, directional: boolean): FC<IconProps> => {
  defineSymbol(name, shapes);
  return ({ size = 24, fill, strokeWidth, className, ...props }) => (
    <svg
      className={className === undefined ? "i" : `i ${className}`}
      width={size}
      height={size}
      aria-hidden={props["aria-label"] === undefined && props.role === undefined ? true : undefined}
      data-directional={directional || undefined}
      {...props}
    >
      <use href={symbolHref(name)} fill={fill} strokeWidth={strokeWidth} />
    </svg>
  );
};
