import type { OverviewKey } from '@contract/chart';
import { beijingClock } from '@contract/rules/beijing-time';
import type { Schema } from '@server/db/schema';
import { publicOverview } from '@server/modules/chart/service';
import type { Kysely } from 'kysely';
import { paragraph } from './frame';

const LABELS: Record<OverviewKey, string> = {
  periods: '已开放批次',
  applications: '申报项目',
  units: '申报单位',
  approved: '立项项目',
  closed: '结题项目',
  achievements: '公开成果',
  demands: '公开需求',
  solved: '已解决需求',
};

/** 数据概览 below the introduction. */
export const overviewPreview = async (db: Kysely<Schema>, now: Date): Promise<string> => {
  const { at, smallest, figures } = await publicOverview(db, now);
  const rows = figures.map(
    ({ key, value }) => `<dt>${LABELS[key]}</dt><dd>${value ?? `少于 ${smallest}`}</dd>`,
  );
  const when = `统计于 ${beijingClock(at).slice(0, 16)}（北京时间）`;
  return `<h2 id="overview">数据概览</h2><dl>${rows.join('')}</dl>${paragraph(when, 'preview-note')}`;
};
