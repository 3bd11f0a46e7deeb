import type { AchievementChart } from '@contract/chart-choices';
import { CHART_WORDS } from '@contract/rules/chart-words';
import { useEmbedLook } from '@/components/chart/useEmbedLook';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { chosenChart, figureAddress, figureQuery } from './figure-query';

export interface FigureFacts {
  /** When the figures were counted. */
  at: number;
  search: URLSearchParams;
  tableFirst: boolean;
}

export type FigureFrame = ReturnType<ReturnType<typeof useFigureFrame>>;

/** Builds the frame of a chart: its title, what it counts, and the address at which it is shown alone. */
export function useFigureFrame({ at, search, tableFirst }: FigureFacts) {
  const t = useText();
  const say = useWords();
  const look = useEmbedLook();
  const narrows = figureQuery(search);
  const { field, type, maturity } = narrows;
  const scope = [
    field && t(`demand.field.${field}.label`),
    type && t(`achi.type.${type}.label`),
    maturity && t(`achi.maturity.${maturity}.label`),
  ].filter((filter) => filter !== undefined);
  return (chart: AchievementChart) => ({
    of: 'items' as const,
    tableFirst,
    alone: chosenChart(search) !== undefined,
    title: say(CHART_WORDS.word(`${chart}Title`)),
    meaning: say(CHART_WORDS.word(`${chart}Meaning`)),
    columns: {
      name: say(CHART_WORDS.word(`${chart}Name`)),
      value: say(CHART_WORDS.word('achievements')),
    },
    stamp: { scope, at },
    address: figureAddress(search, 'chart', chart),
    embed: { chart, ...look, ...narrows },
  });
}
