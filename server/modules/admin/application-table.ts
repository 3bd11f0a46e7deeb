import type { AdminApplication } from '@contract/admin-apply';
import { shownStatus } from '@contract/rules/shown-status';
import { type Sheet, tableRows } from '@server/spreadsheet/sheet';

const COLUMNS = [
  { title: '编号', width: 18 },
  { title: '项目名称', width: 40 },
  { title: '批次', width: 26 },
  { title: '类别', width: 12 },
  { title: '申报单位', width: 30 },
  { title: '负责人', width: 12 },
  { title: '状态', width: 12 },
  { title: '提交时间（北京时间）', width: 22 },
  { title: '状态起始（北京时间）', width: 22 },
  { title: '评审完成', width: 10 },
  { title: '评审分配', width: 10 },
  { title: '平均分', width: 10 },
];

const timeOf = (time: string | null): Date | null => (time ? new Date(time) : null);

/** The list of the admin area as a spreadsheet. */
export const applicationTable = (batches: AsyncIterable<readonly AdminApplication[]>): Sheet => ({
  name: '申报清单',
  columns: COLUMNS,
  batches: tableRows(batches, (row) => [
    row.no ?? '',
    row.title,
    row.periodName,
    row.categoryName ?? '',
    row.unitName ?? '',
    row.ownerName,
    shownStatus(row),
    timeOf(row.submittedAt),
    timeOf(row.statusSince),
    row.reviewsDone,
    row.reviewsAssigned,
    row.recused ? '回避' : row.score,
  ]),
});
