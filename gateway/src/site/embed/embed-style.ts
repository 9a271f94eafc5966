/** How the embedded answer looks: dark or light, as the page around it or its `theme` says. Its credit is in view at any height. */
export const EMBED_STYLE = `
:root { color-scheme: light dark; --bg: #fff; --text: #3c4748; --strong: #10171a; --quiet: #5d6b6c; --line: #10171a1f; --chip: #f1f4f4; --link: #8a5200; }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { --bg: #10171a; --text: #bcc9c9; --strong: #f2f6f5; --quiet: #8fa0a1; --line: #d0e8ec24; --chip: #1d282d; --link: #f5b54a; } }
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; --bg: #10171a; --text: #bcc9c9; --strong: #f2f6f5; --quiet: #8fa0a1; --line: #d0e8ec24; --chip: #1d282d; --link: #f5b54a; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
main { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 16px; padding: 16px; border: 1px solid var(--line); border-radius: 12px; min-height: 100vh; align-content: start; }
.poster { width: 72px; height: 108px; object-fit: cover; border-radius: 6px; background: var(--chip); }
h1 { margin: 0; font-size: 1.15rem; line-height: 1.25; color: var(--strong); letter-spacing: -0.01em; overflow-wrap: anywhere; }
h1 a { color: inherit; text-decoration: none; }
h1 a:hover { text-decoration: underline; }
h1 span { color: var(--quiet); font-weight: 400; }
.where { margin: 2px 0 0; color: var(--quiet); font-size: 0.9rem; }
section, .none, footer { grid-column: 1 / -1; }
section { margin-top: 14px; }
h2 { margin: 0 0 6px; font-size: 0.8rem; font-weight: 600; letter-spacing: 0.03em; color: var(--quiet); }
ul { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 6px; }
li { max-width: 100%; }
li a { display: flex; align-items: center; gap: 8px; padding: 4px 12px 4px 4px; min-height: 40px; border-radius: 10px; background: var(--chip); color: var(--strong); text-decoration: none; font-size: 0.9rem; overflow-wrap: anywhere; }
li a:hover { text-decoration: underline; }
li img, li i { width: 32px; height: 32px; border-radius: 7px; flex: none; background: var(--line); }
li.more a { padding-left: 12px; color: var(--link); background: none; }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.none { margin: 14px 0 0; }
footer { position: sticky; bottom: 0; display: flex; gap: 12px; align-items: flex-start; margin: 16px -16px -16px; padding: 10px 16px; border-top: 1px solid var(--line); border-radius: 0 0 12px 12px; background: var(--bg); font-size: 0.78rem; color: var(--quiet); }
footer p { margin: 0; min-width: 0; overflow-wrap: anywhere; }
.tmdb { flex: none; line-height: 0; }
footer a { color: var(--link); }
@media (max-width: 260px), (max-height: 220px) {
  main { padding: 10px; }
  .poster { display: none; }
  main > div { grid-column: 1 / -1; }
  footer { gap: 8px; margin: 10px -10px -10px; padding: 6px 10px; font-size: 0.66rem; line-height: 1.25; }
  .tmdb img { width: 24px; height: 24px; }
}
`;
