// @ts-nocheck
/* Plain drawings: one module of a game that is not built with the client, which is handed what it draws with. */

import { computed, signal } from '@preact/signals';
import htm from 'htm';
import { h } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { chip, cord, icon, iconAt, piece } from '../converted/kit.tsx';

const API = 1;
const RUNTIME = { html: htm.bind(h), chip, cord, icon, iconAt, piece, signal, computed, useState, useEffect, useRef };

/** The drawing that a plain module makes; one for another runtime is refused in words. */
export function drawPlain(module) {
  if (module.api !== API)
    throw new Error(`This drawing was written for runtime ${module.api ?? 0}; this table has runtime ${API}.`);
  return module.default(RUNTIME);
}
