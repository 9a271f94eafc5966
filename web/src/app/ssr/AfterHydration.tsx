import { Toggle } from "../../features/my-list/MyListToggle.tsx";
import { ControlPlace } from "../../features/titles/CardFrame.tsx";

/**
 * What every card shows as soon as the page is hydrated. It is in no markup, and its styles are in the page: rules that
 * are added later have the browser style all of the page again.
 */
export const AfterHydration = () => (
  <>
    <ControlPlace />
    <Toggle />
  </>
);
