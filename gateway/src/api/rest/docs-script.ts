/**
 * What the page of the REST interface does beside being read: sends a call with the values of its fields, and shows the
 * response below it. Without scripts there are no fields, and an example to follow.
 */
export const DOCS_SCRIPT = `
"use strict";
const MAX_SHOWN = 20000;
document.documentElement.classList.add("can-try");
for (const form of document.querySelectorAll("form")) {
  let running = null;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    running?.abort();
    const run = (running = new AbortController());
    const values = new Map([...new FormData(form)].filter(([, value]) => value !== ""));
    const path = form.dataset.path.replace(/\\{(\\w+)\\}/g, (_, name) => {
      const value = values.get(name) ?? "";
      values.delete(name);
      return encodeURIComponent(value);
    });
    const query = new URLSearchParams([...values]).toString();
    const url = path + (query && "?" + query);
    const result = form.querySelector(".result");
    const link = result.querySelector("a");
    const facts = result.querySelector("span");
    const [body, headers] = result.querySelectorAll("pre");
    result.hidden = false;
    link.href = url;
    link.textContent = url;
    facts.textContent = "Waiting for the response";
    body.textContent = headers.textContent = "";
    try {
      const from = performance.now();
      const response = await fetch(url, { signal: run.signal });
      const text = await readBegin(response);
      const ms = Math.round(performance.now() - from);
      facts.textContent = response.status + " · " + ms + " ms";
      body.textContent = text;
      headers.textContent = [...response.headers].map((header) => header.join(": ")).join("\\n");
    } catch (error) {
      if (!run.signal.aborted) facts.textContent = "There is no response. Please try again later.";
    }
  });
}
async function readBegin(response) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return pretty(text);
    text += value;
    if (text.length < MAX_SHOWN * 10) continue;
    await reader.cancel();
    return text.slice(0, MAX_SHOWN) + "\\n… and more";
  }
}
function pretty(text) {
  let shown = text;
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2);
  } catch {}
  return shown.length > MAX_SHOWN ? shown.slice(0, MAX_SHOWN) + "\\n… and more" : shown;
}
`;
