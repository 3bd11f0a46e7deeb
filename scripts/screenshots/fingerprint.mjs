import sharp from 'sharp';

const COLUMNS = 16;
/** Of sixteen greys. Type that is drawn a shade darker is no change; a word that is another one is. */
const STEPS = 2;

/** A picture as a coarse grid of greys, a hexadecimal digit a cell: what changes of a screen shows in it. */
export async function fingerprintOf(png) {
  const { width, height } = await sharp(png).metadata();
  const rows = Math.max(1, Math.round((height * COLUMNS) / width));
  const grey = await sharp(png).greyscale().resize(COLUMNS, rows, { fit: 'fill' }).raw().toBuffer();
  return [...grey].map((value) => Math.round(value / 17).toString(16)).join('');
}

/** How much of the picture is not what was accepted, 0–1; 1 for a picture that is new. */
export function differenceOf(now, accepted) {
  if (accepted === undefined) return 1;
  const longest = Math.max(now.length, accepted.length);
  let changed = longest - Math.min(now.length, accepted.length);
  for (let at = 0; at < Math.min(now.length, accepted.length); at++)
    if (Math.abs(Number.parseInt(now[at], 16) - Number.parseInt(accepted[at], 16)) >= STEPS) changed += 1;
  return changed / longest;
}
