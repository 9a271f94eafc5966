import "./ui/fonts.css";

import { createRoot } from "react-dom/client";

import { App } from "./app/App.tsx";
import { createApolloClient } from "./app/apollo-client.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element #root");

createRoot(root).render(<App client={createApolloClient()} />);
