/** Where a list opens, and how high it may be, in CSS pixels. */
interface PanelRoom {
  readonly above: boolean;
  readonly height: number;
}

/** What a list needs to be of use: about five suggestions. */
const enough = 400;
/** What it keeps to the field and to the edge of the window. */
const margin = 16;

interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Opens a list below its field, or above where there is too little room below and more above.
 * @param field the edges of the field
 * @param view the edges of what can be seen: below the header, above a phone's keyboard
 */
export const panelRoom = (field: Edges, view: Edges): PanelRoom => {
  const below = view.bottom - field.bottom - margin;
  const above = field.top - view.top - margin;
  const opensAbove = below < enough && above > below;
  return { above: opensAbove, height: Math.max(0, Math.floor(opensAbove ? above : below)) };
};
