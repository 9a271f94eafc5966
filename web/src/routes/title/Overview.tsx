import { useId, useState } from "react";
import { styled } from "styled-components";

import { clampLines, color, media, space, text, thumbArea } from "../../ui/theme.ts";
import { t } from "../../lib/messages.ts";

const FITS = 240;

interface Props {
  readonly overview: string | null;
  readonly lang: string | undefined;
}

/** The rest of a long text is behind 'More'. In print and without scripts all of it is shown. */
export function Overview({ overview, lang }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (overview === null) return <Text>{t("title.noDescription")}</Text>;
  const isLong = overview.length > FITS;
  const words = (
    <Text id={id} lang={lang} dir="auto" data-long={(isLong && !open) || undefined}>
      {overview}
    </Text>
  );
  if (!isLong) return words;
  return (
    <div>
      {words}
      <More
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? t("title.showLess") : t("title.showMore")}
        onClick={() => setOpen((before) => !before)}
      >
        {open ? t("title.less") : t("title.more")}
      </More>
    </div>
  );
}

const Text = styled.p`
  ${text.lead};
  max-width: 44rem;
  color: ${color.text};
  /* From its own side with all of its lines too, as with those that are shown first. */
  &[dir="auto"] {
    text-align: start;
  }
  @media screen and (scripting: enabled) {
    &[data-long] {
      ${clampLines(4)};
      ${media.wide} {
        -webkit-line-clamp: 3;
      }
    }
  }
`;

const More = styled.button`
  ${text.label};
  min-width: 2.75rem;
  min-height: 2.25rem;
  padding: ${space(1)} 0;
  text-align: start;
  ${thumbArea}
  color: ${color.accent};
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  @media print, (scripting: none) {
    display: none;
  }
`;
