import type { ReactElement } from "react";
import { useCountriesQuery } from "../Country.generated.ts";
import { useCountry } from "../country-context.ts";
import { CountryList } from "./CountryList.tsx";
import { t } from "../../../lib/messages.ts";
import * as Radix from "@radix-ui/react-popover";
import { keyframes, styled } from "styled-components";
import { color, layer, motion, radius, shadow } from "../../../ui/theme.ts";

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger: ReactElement;
}

/** The default export, because it is loaded with the first use. */
export default function CountryPopover({ open, onOpenChange, trigger }: Props) {
  const { country, choose } = useCountry();
  const { data, error, loading } = useCountriesQuery();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Content
          aria-label={t("country-picker.chooseACountry")}
          sideOffset={8}
          collisionPadding={12}
          align="end"
        >
          <CountryList
            countries={data?.countries ?? []}
            failed={error !== undefined && !loading}
            current={country}
            onChoose={(next) => {
              choose(next);
              onOpenChange(false);
            }}
          />
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const Content = styled(Radix.Content)`
  z-index: ${layer.floating};
  width: min(20rem, calc(100vw - 1.5rem));
  max-height: var(--radix-popover-content-available-height);
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.surfaceFloating};
  box-shadow: ${shadow.floating};
  animation: ${appear} ${motion.fast} ${motion.ease};
`;
