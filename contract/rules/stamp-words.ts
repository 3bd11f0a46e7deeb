import { type Word, wordTable } from '@contract/word';
import type { ScanFinding } from './stamp-verdict';

/** Sentences about a page of the scan. */
export const SCAN_WORDS = wordTable('scan', {
  other_application: '第 {page} 页是另一项申报的签章页',
  other_version: '第 {page} 页是第 {version} 版的，提交的是第 {n} 版',
  other_content: '第 {page} 页的校验码与提交的第 {n} 版不符',
  unread: '第 {page} 页没有读出二维码，可能太暗、模糊或不完整',
  missing: '没有看到签章页的第 {page} 页',
  doubled: '签章页的第 {page} 页出现了不止一次',
  turned: '第 {page} 页没有放正，已照样读出',
});

/** `n` is the current filed version. */
export const scanWord = ({ kind, page, version }: ScanFinding, n: number): Word =>
  SCAN_WORDS.word(kind, { page, n, ...(version === null ? {} : { version }) });
