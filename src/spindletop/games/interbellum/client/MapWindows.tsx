/* The windows of the map by name. */

import { ATLAS } from './atlas.ts';
import { chosenWindow } from './screen.ts';
import { words } from './words.ts';

/** A button a window. */
export function MapWindows({ window }: { readonly window: string }) {
  return (
    <div class="map-windows" role="group" aria-label={words.map.windows}>
      {ATLAS.windows.map(({ id, name }) => (
        <button
          type="button"
          key={id}
          aria-pressed={id === window}
          title={name}
          onClick={() => {
            chosenWindow.value = id;
          }}
        >
          {words.map.windowNames[id] ?? name}
        </button>
      ))}
    </div>
  );
}
