import { styled } from "styled-components";

import { t } from "../../lib/messages.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Link } from "../../ui/Link.tsx";
import { Row } from "../../ui/primitives.ts";
import { color } from "../../ui/theme.ts";
import { ServiceLogo } from "../services/ServiceLogo.tsx";
import type { Shortcut } from "./shortcuts.ts";

export function ShortcutRow({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  if (shortcuts.length === 0) return null;
  return (
    <Row as="ul" $wrap $gap={2} $below={6} aria-label={t("suggestions.shortcuts")}>
      {shortcuts.map(({ path, name, kind, logoUrl }) => (
        <li key={path}>
          <Shown as={Link} to={path}>
            {logoUrl !== undefined && <ServiceLogo name={name} url={logoUrl} size={24} />}
            <span dir="auto">{name}</span>
            <Kind>{kind}</Kind>
          </Shown>
        </li>
      ))}
    </Row>
  );
}

const Shown = styled(Chip)`
  min-height: 2.75rem;
`;

const Kind = styled.span`
  font-weight: 400;
  color: ${color.textQuiet};
`;
