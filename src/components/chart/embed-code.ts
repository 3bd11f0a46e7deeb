import { type EmbedChoice, type EmbeddedChart, embedAddress } from '@contract/chart-choices';

/**
 * What the page of each needs in a column of text, from 600 to 1000 wide, in the language that takes the most room: the
 * frame cannot know, and what is too low is cut.
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

/** What somebody puts into a page of another site to have this chart stand there. */
export const embedCode = (title: string, origin: string, choice: EmbedChoice): string =>
  `<iframe src="${escaped(`${origin}${embedAddress(choice)}`)}" title="${escaped(title)}" width="100%" height="${HEIGHT_PX[choice.chart]}" loading="lazy" style="border:0"></iframe>`;
