import { useLocation } from "react-router-dom";

import { Button } from "./Button.tsx";
import { t } from "../lib/messages.ts";

interface Props {
  readonly onRetry: () => void;
  readonly primary?: boolean;
  readonly small?: boolean;
  readonly label?: string;
}

/** Tries again what failed. Where scripts do not run it is a link to the page's own URL. */
export function TryAgain({ onRetry, primary, small, label = t("common.tryAgain") }: Props) {
  const { pathname, search } = useLocation();
  const look = { $variant: primary ? "primary" : "secondary", $small: small ?? false } as const;
  return (
    <>
      <Button {...look} data-needs-scripts onClick={onRetry}>
        {label}
      </Button>
      <noscript>
        <Button {...look} as="a" href={`${pathname}${search}`}>
          {label}
        </Button>
      </noscript>
    </>
  );
}
