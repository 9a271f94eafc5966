import type { Plugin } from "vite";

const NAME_FOR_DEBUGGING = /^\w+\.displayName = .*;$/gmu;
const COMPONENT_OR_CONTEXT = /= (?=React\d*\.(?:forwardRef|createContext)\()/gu;

/**
 * Lets the bundler leave out the parts of React Router that nothing imports, such as its forms. It keeps
 * them otherwise, since making a component is a call, and naming it for debugging a write.
 */
export const unusedRouterParts = (): Plugin => ({
  name: "unused-router-parts",
  apply: "build",
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/u },
    handler: (code) => ({
      code: code
        .replace(NAME_FOR_DEBUGGING, "")
        .replace(COMPONENT_OR_CONTEXT, "= /* @__PURE__ */ "),
      map: null,
    }),
  },
});
