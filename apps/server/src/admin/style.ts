// How the admin page looks: one file, in light and in dark, on a phone and on a desk.

export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f1e6, #1a1d26);
  --card: light-dark(#fffdf7, #242836);
  --ink: light-dark(#2b2620, #ece7dc);
  --soft: light-dark(#655c4f, #b3ab9d);
  --edge: light-dark(#d9cfbb, #3b4152);
  --accent: light-dark(#1d5f6b, #7cc7d3);
  --on-accent: light-dark(#fff, #10212a);
  --grave: light-dark(#a3281c, #f0a095);
  --on-grave: light-dark(#fff, #2b0d09);
  --good: light-dark(#dcefdc, #1f3b2a);
  --bad: light-dark(#f7dcd6, #47221c);
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 64rem; margin: 0 auto; padding: 8px 16px 48px; overflow-wrap: anywhere }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; justify-content: space-between;
  padding: 8px 16px; border-bottom: 1px solid var(--edge); background: var(--card) }
nav { display: flex; flex-wrap: wrap; gap: 2px }
nav a { padding: 8px 10px; border-radius: 8px; color: var(--ink); text-decoration: none; font-weight: 600 }
nav a:hover { background: var(--paper) }
a { color: var(--accent) }
h1 { margin: 16px 0 12px; font-size: 1.6rem; line-height: 1.2 }
h2 { margin: 28px 0 8px; font-size: 1.15rem }
h3 { margin: 0; font-size: 1rem }
p { margin: 6px 0 }
.soft { color: var(--soft); font-size: .9rem }
.done, .trouble { padding: 10px 14px; border-radius: 10px; background: var(--good) }
.trouble { background: var(--bad) }
.cards { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr)); align-items: start }
.card { display: grid; gap: 8px; padding: 14px; border: 1px solid var(--edge); border-radius: 12px; background: var(--card) }
.narrow { max-width: 26rem }
label { font-weight: 600; font-size: .95rem }
input, textarea, select { width: 100%; padding: 9px 10px; border: 1px solid var(--soft); border-radius: 8px;
  background: var(--paper); color: inherit; font: inherit }
button, .button { display: inline-block; justify-self: start; min-height: 40px; padding: 8px 16px; border: 0; border-radius: 8px;
  background: var(--accent); color: var(--on-accent); font: 600 1rem/1.5 system-ui, sans-serif; text-decoration: none; cursor: pointer }
.grave { background: var(--grave); color: var(--on-grave) }
.quiet { background: none; color: var(--accent); padding-inline: 8px }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.rows { margin: 0; padding: 0; list-style: none; border: 1px solid var(--edge); border-radius: 12px; background: var(--card) }
.rows li { padding: 10px 14px }
.rows li + li { border-top: 1px solid var(--edge) }
.rows .meant { background: var(--bad) }
blockquote { margin: 6px 0; padding: 8px 14px; border-left: 4px solid var(--accent); border-radius: 4px; background: var(--paper) }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 }
dt { color: var(--soft) }
dd { margin: 0 }
.numbers { grid-template-columns: repeat(auto-fit, minmax(min(12rem, 40%), 1fr)); margin-top: 16px; align-items: stretch }
.numbers b { display: block; font-size: 1.7rem; line-height: 1.2 }
.plot { margin: 0; padding: 12px 14px; border: 1px solid var(--edge); border-radius: 12px; background: var(--card) }
.plot svg { display: block; width: 100%; height: 64px; margin-top: 6px }
.plot polyline { fill: none; stroke: var(--accent); stroke-width: 2; vector-effect: non-scaling-stroke }
.plot polygon { fill: var(--accent); opacity: .15 }
.plot p { margin: 4px 0 0 }
.line { display: flex; gap: 8px 16px; align-items: baseline; justify-content: space-between; flex-wrap: wrap }
.log { font-size: .95rem }
.log li { padding: 5px 14px }
.search button { flex: none }
.search { display: flex; gap: 8px; max-width: 32rem; margin-bottom: 16px }
pre { padding: 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--card); overflow-x: auto }
`;
