import type { FC, SVGProps } from "react";

import { defineSymbol, symbolHref } from "./icon-symbols.ts";

/** What an icon takes: its edge in pixels, its paint, and anything that an SVG element takes. */
export type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number };

/** An outlined icon, whose shapes are in the document once: those of the package, never from outside. Not read out unless named. */
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
