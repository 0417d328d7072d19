/** The look of the simulators' pages, distinct from both the product and the simulated service. */
export const stylesheet = `:root {
  color-scheme: light dark;
  --canvas: #eceef3;
  --surface: #ffffff;
  --line: #c9cdd8;
  --text: #1c2030;
  --muted: #565d70;
  --accent: #3f46b8;
  --accent-strong: #2f3591;
  --on-accent: #ffffff;
  --mark: #fdf0d8;
  --on-mark: #6b4100;
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #12141c;
    --surface: #1c1f2b;
    --line: #3c4256;
    --text: #eceef6;
    --muted: #a9b0c4;
    --accent: #aab0ff;
    --accent-strong: #c5c9ff;
    --on-accent: #14172e;
    --mark: #43310f;
    --on-mark: #fbe3b3;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0;
  padding: 24px 16px;
  background: var(--canvas);
  color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
}
main {
  max-width: 480px;
  margin: 0 auto;
  padding: 24px;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 16px;
}
h1 { margin: 24px 0 16px; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 24px 0 8px; font-size: 1rem; }
ul { margin: 0; padding-left: 20px; }
.mark { margin: 0; padding: 8px 12px; border-radius: 8px; background: var(--mark); color: var(--on-mark); font-size: 0.875rem; }
.choices { padding: 0; list-style: none; }
.about { margin: 4px 0 16px; color: var(--muted); font-size: 0.875rem; }
.guild { overflow-wrap: anywhere; }
.actions { margin-top: 24px; }
label { display: block; margin: 24px 0 4px; font-weight: 600; }
button, select {
  display: block;
  width: 100%;
  min-height: 44px;
  padding: 8px 16px;
  border: 1px solid var(--accent);
  border-radius: 10px;
  font: inherit;
}
button { margin-top: 8px; background: var(--accent); color: var(--on-accent); font-weight: 600; cursor: pointer; }
button:hover { background: var(--accent-strong); }
button.quiet { background: transparent; border-color: var(--line); color: var(--text); }
button.quiet:hover { background: var(--canvas); }
select { background: var(--surface); color: var(--text); }
button:focus-visible, select:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
