/** How the page of the REST interface looks: the product's dark room. */
export const DOCS_STYLE = `
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; background: #0a0f11; color: #bcc9c9; font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 3rem clamp(1rem, 4vw, 2.5rem) 5rem; }
h1, h2, h3 { color: #f2f6f5; line-height: 1.25; letter-spacing: -0.015em; text-wrap: balance; }
h1 { font-size: clamp(1.9rem, 5vw, 2.6rem); margin: 0 0 0.75rem; }
h2 { font-size: 1.4rem; margin: 3.5rem 0 1rem; }
p { max-width: 68ch; margin: 0 0 1rem; }
a { color: #f5b54a; text-underline-offset: 0.2em; }
a:hover { color: #ffc970; }
a:focus-visible, summary:focus-visible { outline: 2px solid #f5b54a; outline-offset: 3px; border-radius: 6px; }
code { font: 0.9em/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; overflow-wrap: anywhere; }
details { background: #10171a; border: 1px solid rgb(208 232 236 / 0.1); border-radius: 10px; margin: 0 0 0.75rem; }
details[open] { background: #10171a; border-color: rgb(208 232 236 / 0.22); }
summary { cursor: pointer; padding: 0.9rem 1.1rem; display: grid; grid-template-columns: auto 1fr; gap: 0.1rem 0.75rem; align-items: baseline; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary .method { color: #86d8ae; font: 700 0.8rem/1.5 ui-monospace, monospace; min-width: 2.6rem; }
summary .method.post { color: #f5b54a; }
summary code { color: #f2f6f5; }
summary .what { grid-column: 2; color: #8fa0a1; font-size: 0.92rem; }
.body { padding: 0 1.1rem 1.1rem; border-top: 1px solid rgb(208 232 236 / 0.1); }
.body > p:first-child { margin: 0.9rem 0 0; }
.body h3 { font-size: 0.8rem; letter-spacing: 0.04em; color: #8fa0a1; margin: 1.1rem 0 0.4rem; font-weight: 600; }
dl { margin: 0; display: grid; grid-template-columns: minmax(9rem, max-content) 1fr; gap: 0.45rem 1.25rem; font-size: 0.95rem; }
dt { color: #f2f6f5; }
dt small { display: block; color: #8fa0a1; font-size: 0.8rem; }
dd { margin: 0; }
.responses { grid-template-columns: 3rem 1fr; }
.object { border-top: 1px solid rgb(208 232 236 / 0.1); padding: 1.1rem 0 1.6rem; }
.object h3 { font-size: 1.05rem; margin: 0 0 0.5rem; scroll-margin-top: 1rem; }
.object:has(:target) h3 { color: #f5b54a; }
.object dt small code { font-size: 1em; }
@media (min-width: 601px) { .object dl, form dl { grid-template-columns: minmax(0, 20rem) 1fr; } }
.object p { font-size: 0.95rem; }
.try { margin: 1.1rem 0 0; }
input, select, button { font: inherit; color: #f2f6f5; background: #0a0f11; border: 1px solid rgb(208 232 236 / 0.28); border-radius: 8px; min-height: 2.4rem; padding: 0.3rem 0.6rem; }
form input, form select { display: none; width: 100%; margin-top: 0.3rem; }
.can-try form input, .can-try form select { display: block; }
form button { display: none; padding-inline: 1.4rem; background: #f5b54a; border-color: #f5b54a; color: #14100a; font-weight: 600; cursor: pointer; }
.can-try form button { display: inline-block; }
.can-try .example { display: none; }
input:focus-visible, select:focus-visible, button:focus-visible, pre:focus-visible { outline: 2px solid #f5b54a; outline-offset: 2px; }
.result { margin-top: 1rem; }
.result a { font: 0.9em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.result pre { margin: 0.5rem 0 0; padding: 0.75rem 0.9rem; border-radius: 8px; background: #0a0f11; font: 0.85rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.result pre:empty { display: none; }
.result p { margin: 0; }
.result pre { max-height: 28rem; overflow: auto; }
.result pre:last-child { color: #8fa0a1; max-height: 12rem; }
footer { margin-top: 4rem; padding-top: 1.25rem; border-top: 1px solid rgb(208 232 236 / 0.1); color: #8fa0a1; font-size: 0.9rem; }
@media (max-width: 600px) { dl { grid-template-columns: 1fr; gap: 0.1rem; } dd { margin-bottom: 0.7rem; } .responses { grid-template-columns: 3rem 1fr; } .responses dd { margin: 0; } }
`;
