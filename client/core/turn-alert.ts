/* Telling somebody who looks elsewhere that it is their turn: one relay click, a notification; off until asked for. */

import { localSettings } from './local-settings.ts';

let audio: AudioContext | null = null;

/** One relay click. */
function click(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = 'square';
  tone.frequency.setValueAtTime(1400, start);
  tone.frequency.exponentialRampToValueAtTime(180, start + 0.03);
  loudness.gain.setValueAtTime(0.12, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.06);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.07);
}

/** It has become this player's turn. */
export function alertTurn(title: string, body: string): void {
  const { sound, notify } = localSettings.value;
  if (sound) click();
  if (!notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body, tag: 'spindletop' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Ask whether notifications may be shown. */
export async function askToNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
