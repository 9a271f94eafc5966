import { nothingToQuery } from "../../shared/first-view.ts";
import type { ScreenModule } from "../../shared/first-view.ts";
import { PrivacyScreen } from "./PrivacyScreen.tsx";

export const privacyRoute: ScreenModule = { Screen: PrivacyScreen, firstView: nothingToQuery };
