import type { ComponentProps } from "react";
import { Link as RouterLink, type To } from "react-router-dom";
import { localPath } from "../lib/messages.ts";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: To;
}

/**
 * Without the attribute that React Router's framework mode finds links by. The gateway writes it without the router, whose
 * hooks are a fifth of what rendering a title costs.
 */
export function Link({ to, children, ...attributes }: LinkProps) {
  if (import.meta.env.SSR && typeof to === "string" && to.startsWith("/")) {
    return (
      <a {...attributes} href={localPath(to)}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink discover="none" to={to} {...attributes}>
      {children}
    </RouterLink>
  );
}
