/* What every module draws with: htm templates on Preact, and signals. */

import { h, render, Fragment } from './vendor/preact.js';
import htm from './vendor/htm.js';

export { render, Fragment, h };
export { useEffect, useLayoutEffect, useRef, useState, useMemo } from './vendor/hooks.js';
export { signal, computed, effect, batch } from './vendor/signals.js';

/** A template of elements: html`<p>${text}</p>`. Components stand as `<${Component} a=${1} />`. */
export const html = htm.bind(h);
