import sharp from 'sharp';

const COLUMNS = 16;
const GREYS = 15;
/** Text drawn a shade darker is not a change; an additional line of text is one. */
const STEPS = 2;

/** The most frequent grey of the page, its background. */
const groundOf = (grey) => {
  const counts = new Map();
  for (const value of grey) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
};

/**
 * A picture as its background and a coarse grid of differences from it, one hexadecimal digit per cell. The square root
 * is used because a line of text darkens a cell by only a twentieth, which has to remain visible.
 */
export async function fingerprintOf(png) {
  const { width, height } = await sharp(png).metadata();
  const rows = Math.max(1, Math.round((height * COLUMNS) / width));
  const grey = await sharp(png).greyscale().resize(COLUMNS, rows, { fit: 'fill' }).raw().toBuffer();
  const ground = groundOf(await sharp(png).greyscale().resize(200).raw().toBuffer());
  const digits = [...grey].map((value) => Math.round(GREYS * Math.sqrt(Math.abs(value - ground) / 255)));
  return [Math.round((ground * GREYS) / 255), ...digits].map((digit) => digit.toString(16)).join('');
}

/** Which part of the picture differs from the accepted one, 0–1; 1 for a new picture or a different background. */
export function differenceOf(now, accepted) {
  if (accepted === undefined || now[0] !== accepted[0]) return 1;
  const longest = Math.max(now.length, accepted.length);
  let changed = longest - Math.min(now.length, accepted.length);
  for (let at = 1; at < Math.min(now.length, accepted.length); at++)
    if (Math.abs(Number.parseInt(now[at], 16) - Number.parseInt(accepted[at], 16)) >= STEPS) changed += 1;
  return changed / (longest - 1);
}
