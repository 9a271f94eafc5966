import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "@graphiql/plugin-explorer/style.css";
import "./sandbox.css";
import { createRoot } from "react-dom/client";
import { Sandbox } from "./Sandbox.tsx";

const root = document.querySelector("#root");
if (root == null) throw new Error("index.html has no #root");
createRoot(root).render(<Sandbox />);
