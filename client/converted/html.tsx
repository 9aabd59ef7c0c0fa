/* What every converted module draws with. */

export { batch, computed, effect, signal } from '@preact/signals';
export { Fragment, h, render } from 'preact';
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
