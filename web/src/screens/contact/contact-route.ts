import { nothingToQuery } from "../../shared/first-view.ts";
import type { ScreenModule } from "../../shared/first-view.ts";
import { ContactScreen } from "./ContactScreen.tsx";

export const contactRoute: ScreenModule = { Screen: ContactScreen, firstView: nothingToQuery };
