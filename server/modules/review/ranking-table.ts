import type { RankedApplication } from '@contract/review';
import { STATUS_LABELS } from '@contract/rules/status-labels';
import { type Sheet, tableRows } from '@server/spreadsheet/sheet';

const COLUMNS = [
  { title: '名次（类别内）', width: 14 },
  { title: '编号', width: 18 },
  { title: '项目名称', width: 40 },
  { title: '类别', width: 12 },
  { title: '申报单位', width: 30 },
  { title: '负责人', width: 12 },
  { title: '评审完成', width: 10 },
  { title: '评审分配', width: 10 },
  { title: '平均分', width: 10 },
  { title: '最高与最低之差', width: 14 },
  { title: '状态', width: 12 },
];

/** Shown in place of what the reader must not see, because they take part in the application. */
const RECUSED = '回避';

/** The order of a period as a spreadsheet, for the meeting that decides. */
export const rankingTable = (batches: AsyncIterable<readonly RankedApplication[]>): Sheet => ({
  name: '评审排序',
  columns: COLUMNS,
  batches: tableRows(batches, (row) => [
    row.unranked ? RECUSED : row.rank,
    row.no,
    row.title,
    row.categoryName ?? '',
    row.unitName ?? '',
    row.ownerName,
    row.reviewsDone,
    row.reviewsAssigned,
    row.recused ? RECUSED : row.score,
    row.recused ? RECUSED : row.spread,
    STATUS_LABELS[row.status],
  ]),
});
