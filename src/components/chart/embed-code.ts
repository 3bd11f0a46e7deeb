import { type EmbedChoice, type EmbeddedChart, embedAddress } from '@contract/chart-choices';

/**
 * Heights that the embedded pages need at widths from 600 to 1000, in the language that takes the most room: a frame
 * does not know its content's height, and content that is too high would be cut off.
 */
const HEIGHT_PX: Record<EmbeddedChart, number> = {
  type: 420,
  history: 860,
  year: 360,
  maturity: 480,
  unit: 500,
  field: 560,
};

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const escaped = (text: string): string => text.replace(/[&"<]/g, (sign) => ESCAPED[sign] ?? sign);

/** The HTML that somebody puts into a page of another site to embed this chart. */
export const embedCode = (title: string, origin: string, choice: EmbedChoice): string =>
  `<iframe src="${escaped(`${origin}${embedAddress(choice)}`)}" title="${escaped(title)}" width="100%" height="${HEIGHT_PX[choice.chart]}" loading="lazy" style="border:0"></iframe>`;
