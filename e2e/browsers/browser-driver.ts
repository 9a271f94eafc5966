/** What a browser must be able to do for the journeys, however it is driven. Input is the browser's own. */
export interface BrowserDriver {
  /** The browser with its version, and what drives it. */
  readonly name: string;
  /** Loads an address. */
  goto(url: string): Promise<void>;
  /**
   * Evaluates an expression in the page.
   *
   * @returns its value, which must be one that JSON can hold
   */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks at a place in the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: "Enter" | "Backspace"): Promise<void>;
  /** What the window shows, as PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}
