import { t } from "../lib/messages.ts";

/** What is wrong, in words: the device may have no network, or the network is there and Flickmap is not. */
export const getOfflineText = (): string =>
  navigator.onLine ? t("offline.unreachable") : t("offline.offline");
