/** The page without content, which the browser fills: it stands in for every page without a network. */
export const SHELL_PATH = "/app-shell";
