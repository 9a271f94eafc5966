import { nothingToQuery } from "../../shared/first-view.ts";
import type { ScreenModule } from "../../shared/first-view.ts";
import { FaqScreen } from "./FaqScreen.tsx";

export const faqRoute: ScreenModule = { Screen: FaqScreen, firstView: nothingToQuery };
