import type { ComponentProps } from "react";
import type { TitleType } from "../generated/schema.ts";
import { t } from "../lib/messages.ts";
import { Tabs } from "../ui/Tabs.tsx";

interface Props extends Omit<ComponentProps<typeof Tabs>, "tabs"> {
  /** Null for movies and shows. */
  readonly shown: TitleType | null;
  readonly getHref: (type: TitleType | null) => string;
}

const types = [
  [null, "common.all"],
  ["MOVIE", "common.movies"],
  ["TV", "common.tvShows"],
] as const;

export function TypeTabs({ shown, getHref, ...tabs }: Props) {
  return (
    <Tabs
      {...tabs}
      tabs={types.map(([type, label]) => ({
        label: t(label),
        to: getHref(type),
        current: type === shown,
      }))}
    />
  );
}
