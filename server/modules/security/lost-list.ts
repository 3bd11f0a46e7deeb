import { beijingClock } from '@contract/rules/beijing-time';
import type { ArchivedFile, FileFault } from './archive-files';

export const LOST_LIST = '缺少的附件.txt';

const FAULTS: Record<FileFault, string> = {
  missing: '平台存储中找不到，或读不出来；压缩包里没有它',
  changed: '与上传时不同，可能不完整；压缩包里是现在还能读出的部分',
};

const lineOf = ({ file: { name, id, createdAt }, path, fault }: ArchivedFile, at: number): string[] =>
  fault
    ? [
        `${at + 1}. ${name}`,
        `   上传于：${beijingClock(createdAt)}`,
        `   情况：${FAULTS[fault]}`,
        ...(fault === 'changed' ? [`   在压缩包里：${path}`] : []),
        `   附件编号：${id}`,
        '',
      ]
    : [];

/** What the archive lacks and what to do, for people; a byte order mark makes every editor read it as Chinese. */
export const lostList = (lost: readonly ArchivedFile[], now: Date): Buffer =>
  Buffer.from(
    [
      `\uFEFF导出于 ${beijingClock(now)}（北京时间）。以下 ${lost.length} 个附件没有完整导出，其余内容都在压缩包里。`,
      '',
      ...lost.flatMap(lineOf),
      '如何补齐：',
      '· 手头有原件的，请自行保存；申报、认证等仍可修改的，请重新上传。',
      '· 没有原件的，请把附件编号告诉平台管理方，由其从备份恢复。平台的运行状况已经记下这些附件。',
      '· 取回之后，请再导出一次。',
      '',
    ].join('\r\n'),
  );
