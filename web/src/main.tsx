import "@fontsource-variable/archivo/wdth.css";
import "@fontsource-variable/inter/wght.css";
import "./ui/fonts.css";

import { createRoot } from "react-dom/client";

import { App } from "./app/App.tsx";
import { createApolloClient } from "./app/apollo-client.ts";
import { handOverHead } from "./app/hand-over-head.ts";
import { registerServiceWorker } from "./app/register-service-worker.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element #root");

handOverHead(document.head);
createRoot(root).render(<App client={createApolloClient()} />);

if (import.meta.env.PROD) registerServiceWorker();
