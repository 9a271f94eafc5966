import { useSyncExternalStore } from "react";
import X from "virtual:icons/x";
import { styled } from "styled-components";

import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { color, radius, space, text } from "../../ui/theme.ts";
import { acceptOffer, currentOffer, dismissOffer, onOfferChange } from "./install-offer.ts";
import { reportRejection } from "../../lib/report-error.ts";
import { t } from "../../lib/messages.ts";

export function InstallBanner() {
  const offer = useSyncExternalStore(onOfferChange, currentOffer, () => null);
  if (!offer) return null;
  return (
    <Banner aria-label={t("install.heading")}>
      <Icon src="/icons/icon.svg" alt="" width={48} height={48} />
      <Words>
        <strong>{t("install.heading")}</strong>
        <span>{t("install.text")}</span>
      </Words>
      <Close aria-label={t("common.close")} onClick={dismissOffer}>
        <X size={18} aria-hidden />
      </Close>
      <Choices>
        <Button $variant="primary" $small onClick={() => reportRejection(acceptOffer())}>
          {t("install.install")}
        </Button>
        <Button $variant="quiet" $small onClick={dismissOffer}>
          {t("install.notNow")}
        </Button>
      </Choices>
    </Banner>
  );
}

const Banner = styled.section`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space(3)} ${space(4)};
  width: 100%;
  max-width: 26rem;
  padding: ${space(4)};
  border-radius: ${radius.large};
  background: ${color.surfaceFloating};
  outline: 1px solid transparent;
`;

const Icon = styled.img`
  border-radius: ${radius.medium};
`;

const Words = styled.p`
  ${text.small};
  display: grid;
  gap: ${space(0.5)};
  strong {
    ${text.smallStrong};
    color: ${color.textStrong};
  }
`;

const Close = styled(IconButton)`
  margin: -${space(2)} -${space(2)} 0 0;
`;

const Choices = styled.div`
  display: flex;
  gap: ${space(2)};
  grid-column: 2 / -1;
`;
