import sharp from 'sharp';

const COLUMNS = 16;
const GREYS = 15;
/** Type that is drawn a shade darker is no change; a line of text more is one. */
const STEPS = 2;

/** The grey that most of the page is. */
const groundOf = (grey) => {
  const counts = new Map();
  for (const value of grey) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
};

/**
 * A picture as its ground and a coarse grid of what stands on it, a hexadecimal digit a cell. By the root: a line of
 * text darkens a cell by a twentieth, and that has to show.
 */
export async function fingerprintOf(png) {
  const { width, height } = await sharp(png).metadata();
  const rows = Math.max(1, Math.round((height * COLUMNS) / width));
  const grey = await sharp(png).greyscale().resize(COLUMNS, rows, { fit: 'fill' }).raw().toBuffer();
  const ground = groundOf(await sharp(png).greyscale().resize(200).raw().toBuffer());
  const digits = [...grey].map((value) => Math.round(GREYS * Math.sqrt(Math.abs(value - ground) / 255)));
  return [Math.round((ground * GREYS) / 255), ...digits].map((digit) => digit.toString(16)).join('');
}

/** How much of the picture is not what was accepted, 0–1; 1 for a picture that is new, or on another ground. */
export function differenceOf(now, accepted) {
  if (accepted === undefined || now[0] !== accepted[0]) return 1;
  const longest = Math.max(now.length, accepted.length);
  let changed = longest - Math.min(now.length, accepted.length);
  for (let at = 1; at < Math.min(now.length, accepted.length); at++)
    if (Math.abs(Number.parseInt(now[at], 16) - Number.parseInt(accepted[at], 16)) >= STEPS) changed += 1;
  return changed / (longest - 1);
}
