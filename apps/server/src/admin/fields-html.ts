// Fields that several forms have.

import { SPANS } from './fields.ts';
import { html, type Html } from './html.ts';

export const SPAN_FIELD: Html = html`<label
  >For
  <select name="for">
    ${Object.keys(SPANS).map((span) => html`<option>${span}</option>`)}
  </select></label
>`;
