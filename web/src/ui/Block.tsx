import { Suspense, type ReactNode } from "react";
import { styled } from "styled-components";
import { Boundary } from "./Boundary.tsx";
import { color, space, text } from "./theme.ts";
import { t } from "../lib/messages.ts";

/** Fails alone, and is hydrated by itself, once the browser is idle or the visitor acts on it. It must not suspend. */
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
