import { nothingToQuery } from "../../shared/first-view.ts";
import type { ScreenModule } from "../../shared/first-view.ts";
import { TermsScreen } from "./TermsScreen.tsx";

export const termsRoute: ScreenModule = { Screen: TermsScreen, firstView: nothingToQuery };
