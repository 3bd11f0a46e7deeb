import type { AuditRow } from '@contract/admin-system';
import { auditWord } from '@contract/rules/audit-words';
import { inChinese } from '@contract/word';
import { type Sheet, tableRows } from '@server/spreadsheet/sheet';

/** The name of an act; older versions recorded keys that have no name any more, which are shown as they are. */
const auditName = (key: string): string => {
  const word = auditWord(key);
  return word ? inChinese(word) : key;
};

const COLUMNS = [
  { title: '记录号', width: 10 },
  { title: '时间（北京时间）', width: 22 },
  { title: '账号', width: 16 },
  { title: '姓名', width: 14 },
  { title: '操作', width: 24 },
  { title: '操作代码', width: 24 },
  { title: '对象', width: 24 },
  { title: '结果', width: 10 },
  { title: '地址', width: 18 },
  { title: '请求编号', width: 38 },
  { title: '修改', width: 60 },
  { title: '细节', width: 40 },
];
const OUTCOMES = { ok: '成功', refused: '被拒绝' } as const;

/** The log as a spreadsheet, for whoever looks into something that happened. */
export const auditTable = (batches: AsyncIterable<readonly AuditRow[]>): Sheet => ({
  name: '审计日志',
  columns: COLUMNS,
  batches: tableRows(batches, (row) => [
    row.id,
    new Date(row.at),
    row.login ?? '',
    row.name ?? '',
    auditName(row.action),
    row.action,
    row.target,
    OUTCOMES[row.outcome],
    row.ip,
    row.traceId,
    row.changes.map(({ field, from, to }) => `${field}：${from ?? '（空）'} → ${to ?? '（空）'}`).join('\n'),
    row.detail,
  ]),
});
