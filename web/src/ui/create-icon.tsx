import type { FC, SVGProps } from "react";

/** What an icon takes: its edge in pixels, and anything that an SVG element takes. */
export type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number };

/**
 * Makes a component that draws an icon of 24 by 24 units, outlined in the colour of the text. It is
 * hidden from screen readers unless it is given a label or a role.
 *
 * @param shapes the SVG elements inside the icon, from the package of icons, never from outside
 * @param directional whether it points along the text, and is mirrored where that runs from right to left
 */
export const createIcon =
  (shapes: string, directional: boolean): FC<IconProps> =>
  ({ size = 24, ...props }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props["aria-label"] === undefined && props.role === undefined ? true : undefined}
      data-directional={directional || undefined}
      dangerouslySetInnerHTML={{ __html: shapes }}
      {...props}
    />
  );
