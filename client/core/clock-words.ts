/* Time left, as a clock shows it. */

const pad = (number: number): string => String(number).padStart(2, '0');

/** Milliseconds as 4:05 or 1:04:05; a clock never shows less than nothing. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours ? `${hours}:${pad(minutes % 60)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
