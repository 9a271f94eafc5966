import { loadAllMessages, setLanguage } from "../src/lib/messages.ts";

await loadAllMessages("en");
setLanguage("en");
