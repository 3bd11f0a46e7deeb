import { loadModule } from '../support/load-module.mjs';

const GUARDS = {
  complete: '形式审查规则全部通过',
  before_deadline: '批次截止前',
  before_due: '修改期限前',
  past_due: '已过修改期限',
  sealed_sheet: '有盖章扫描件',
  leader_certified: '负责人已通过实名认证',
  leader_uncertified: '负责人尚未通过实名认证，且尚未盖章',
  review_finished: '评审已完成',
  publicity_over: '公示期满',
  stage_window_open: '阶段成果提交时间内',
  result_submitted: '阶段成果已提交',
  stage_one_passed: '阶段一成果已通过',
};
const ACTORS = { applicant: '负责人', unit: '单位', office: '管理方', system: '系统' };

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Writes docs/status-machine.md from the table that the service runs: a diagram, and a table with all details. */
export async function machineDocument(root) {
  const { TRANSITIONS, TERMINAL } = await loadModule(root, 'contract/rules/status-machine.ts');
  const { EVENT_LABELS, STATUS_LABELS } = await loadModule(root, 'contract/rules/status-labels.ts');
  const arrows = TRANSITIONS.flatMap(({ event, from, to }) =>
    from.map((status) => `  ${status} --> ${to}: ${EVENT_LABELS[event]}`),
  );
  const names = Object.entries(STATUS_LABELS).map(([status, label]) => `  ${status}: ${label}`);
  const ends = TERMINAL.map((status) => `  ${status} --> [*]`);
  const rows = TRANSITIONS.map(({ event, from, to, by, guards = [], reason }) => [
    from.map((status) => STATUS_LABELS[status]).join('、'),
    EVENT_LABELS[event],
    by.map((actor) => ACTORS[actor]).join('、'),
    [...guards.map((guard) => GUARDS[guard]), ...(reason ? ['须写明原因'] : [])].join('；') || '—',
    STATUS_LABELS[to],
  ]);
  return `# 状态机

本页由 \`npm run docs\` 按 \`contract/rules/status-machine.ts\` 生成，请勿手工修改。服务端、页面按钮与本页读同一张表。

\`\`\`mermaid
stateDiagram-v2
${[...names, '  [*] --> draft', ...arrows, ...ends].join('\n')}
\`\`\`

${table(['从', '事件', '由谁', '条件', '到'], rows)}

退回修改时可以把意见钉在具体内容上：只有所指内容（以及必须与其配平的金额、同一行的起止月份、附件列表）开放修改，已提交的版本仍然有效。负责人逐条答复后才能再次提交；审核方对照修改前后关闭意见，盖章上报或受理时，本方未关闭的意见一并关闭。
`;
}
