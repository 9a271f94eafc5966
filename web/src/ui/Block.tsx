import { Suspense, type ReactNode } from "react";
import { styled } from "styled-components";
import { Boundary } from "./Boundary.tsx";
import { color, space, text } from "./theme.ts";
import { t } from "../lib/messages.ts";

/**
 * A part of a page that fails alone: what it throws leaves the rest of the page as it is. It is hydrated
 * by itself, once what surrounds it is hydrated and the browser is idle, or as soon as the visitor acts
 * on it. It must not suspend: it has no fallback.
 */
export function Block({ children }: { readonly children: ReactNode }) {
  return (
    <Boundary fallback={<Failed role="alert">{t("frame.partNotShown")}</Failed>}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
}

const Failed = styled.p`
  ${text.small};
  padding-block: ${space(6)};
  color: ${color.textQuiet};
`;
