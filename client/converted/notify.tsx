// @ts-nocheck
/* Telling somebody who looks elsewhere: page title, one relay click, a notification. All but the title are off until asked for. */

import { drawer } from './drawer.tsx';

/** @type {AudioContext | null} */
let sound = null;

/** One relay click. */
function click() {
  try {
    sound = sound || new AudioContext();
    const t = sound.currentTime,
      tone = sound.createOscillator(),
      loud = sound.createGain();
    tone.type = 'square';
    tone.frequency.setValueAtTime(1400, t);
    tone.frequency.exponentialRampToValueAtTime(180, t + 0.03);
    loud.gain.setValueAtTime(0.12, t);
    loud.gain.exponentialRampToValueAtTime(0.001, t + 0.06);
    tone.connect(loud).connect(sound.destination);
    tone.start(t);
    tone.stop(t + 0.07);
  } catch {
    /* no sound here */
  }
}

/** It has become this player's turn. @param {string} title @param {string} text */
export function yourTurn(title, text) {
  if (drawer.value.sound) click();
  if (drawer.value.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    const note = new Notification(title, { body: text, tag: 'spindletop' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}

/** Ask whether notifications may be shown. @returns {Promise<boolean>} */
export async function askNotify() {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
