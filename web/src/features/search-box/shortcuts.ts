import { t } from "../../lib/messages.ts";
import { paths, typeInPath } from "../../paths.ts";
import type { Shortcuts_ShortcutsFragment } from "./Shortcuts.generated.ts";

export interface Shortcut {
  readonly path: string;
  readonly name: string;
  readonly kind: string;
  /** Of a service; undefined for what has no logo. */
  readonly logoUrl?: string | null;
}

export const getShortcuts = (shortcuts: Shortcuts_ShortcutsFragment | null | undefined) => [
  ...(shortcuts?.providerFamilies ?? []).map(({ family, logo }) => ({
    path: paths.service(family.id),
    name: family.name,
    kind: t("suggestions.service"),
    logoUrl: logo?.url ?? null,
  })),
  ...(shortcuts?.genres ?? []).map(({ type, genre }) => ({
    path: paths.genre(genre.id, typeInPath(type)),
    name: genre.name,
    kind: t("suggestions.genre"),
  })),
];
