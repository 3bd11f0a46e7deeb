/** A project as named in an announcement. */
export interface NamedProject {
  no: string;
  title: string;
  categoryName: string | null;
  unitName: string | null;
}

/** An announcement of the same period that readers have already. */
export interface EarlierNotice {
  id: number;
  title: string;
  /** Day of publication, such as `2026-11-26`. */
  day: string;
}

interface Publicity {
  periodName: string;
  projects: readonly NamedProject[];
  /** End of the time for objections, as shown to readers. */
  end: string;
  note: string;
  /** In the order in which they were published. */
  earlier: readonly EarlierNotice[];
}

/** The topic of all announcements of projects proposed for funding. */
export const PUBLICITY_TOPIC = '公示';
/** How the titles of all such announcements of one period begin. */
export const publicityOf = (periodName: string): string => `${periodName}拟立项项目`;

/** In a Markdown table a bar would end the cell. */
const cell = (text: string | null): string => (text ?? '').replaceAll('|', '／').replace(/\s+/g, ' ');

/** The first announcement has the plain title; further ones get a title that no public one has. */
const titleOf = (periodName: string, earlier: readonly EarlierNotice[]): string => {
  const taken = new Set(earlier.map(({ title }) => title));
  const start = publicityOf(periodName);
  if (taken.size === 0) return `${start}公示`;
  for (let n = 1; ; n += 1) {
    const title = n === 1 ? `${start}补充公示` : `${start}补充公示（${n}）`;
    if (!taken.has(title)) return title;
  }
};

const linkTo = ({ id, title, day }: EarlierNotice): string =>
  `[${title.replace(/[[\]\\]/g, '')}](/notification/${id})（${day}）`;

/** The announcement of projects proposed for funding; a supplementary one links to the earlier ones. */
export const publicityNotice = ({ periodName, projects, end, note, earlier }: Publicity) => {
  const more = earlier.length > 0 ? '补充' : '';
  return {
    title: titleOf(periodName, earlier),
    summary: `${more}拟立项 ${projects.length} 项，公示期至 ${end}`,
    body: [
      `经形式审查和专家评审，${periodName}${more}拟立项 ${projects.length} 项，现予公示。公示期至 ${end}。`,
      ...(more ? [`此前已公示的名单见${earlier.map(linkTo).join('、')}。`] : []),
      ...(note ? [note] : []),
      '任何单位和个人对公示内容有异议，请在公示期内以书面形式向开创专项办公室提出，并写明事实与联系方式。',
      [
        '| 序号 | 编号 | 项目名称 | 类别 | 申报单位 |',
        '| --- | --- | --- | --- | --- |',
        ...projects.map(
          ({ no, title, categoryName, unitName }, index) =>
            `| ${index + 1} | ${no} | ${cell(title)} | ${cell(categoryName)} | ${cell(unitName)} |`,
        ),
      ].join('\n'),
    ].join('\n\n'),
  };
};

interface NoticeText {
  summary: string;
  body: string;
}

const cellsOf = (line: string): string[] | null =>
  /^\s*\|.*\|\s*$/.test(line)
    ? line
        .trim()
        .slice(1, -1)
        .split('|')
        .map((text) => text.trim())
    : null;
const isStruck = (text: string): boolean => /^~~.*~~$/.test(text);
const bare = (text: string): string => (isStruck(text) ? text.slice(2, -2) : text);
const isRowOf = (line: string, no: string): boolean =>
  cellsOf(line)?.some((text) => bare(text) === no) ?? false;

const struckLine = (line: string): string => {
  const cells = cellsOf(line) ?? [];
  return `| ${cells.map((text) => (text && !isStruck(text) ? `~~${text}~~` : text)).join(' | ')} |`;
};

const CORRECTION = '**更正（';

/** Whether the announcement already says that this project was removed. */
export const isCorrected = (body: string, no: string): boolean =>
  body.split('\n').some((line) => line.startsWith(CORRECTION) && line.includes(` ${no} `));

const SUMMARISED = /；更正：\d+ 项异议成立，不再拟立项$/;
const SUMMARY_MAX = 500;

/**
 * The announcement once an objection against one of its projects was upheld: its row is struck, and a dated line above
 * everything says why. What the office has written in it meanwhile stays; where it has no such row, the line alone says it.
 */
export const correctedNotice = (
  { summary, body }: NoticeText,
  { no, title }: Pick<NamedProject, 'no' | 'title'>,
  day: string,
): NoticeText => {
  if (isCorrected(body, no)) return { summary, body };
  const said = `${CORRECTION}${day}）**：编号 ${no} 的“${cell(title)}”经核查异议成立，不再列入拟立项名单，退回专家评审。`;
  const struck = body
    .split('\n')
    .map((line) => (isRowOf(line, no) ? struckLine(line) : line))
    .join('\n');
  const count = struck.split('\n').filter((line) => line.startsWith(CORRECTION)).length + 1;
  const short = `${summary.replace(SUMMARISED, '')}；更正：${count} 项异议成立，不再拟立项`;
  return { body: `${said}\n\n${struck}`, summary: short.length > SUMMARY_MAX ? summary : short };
};
