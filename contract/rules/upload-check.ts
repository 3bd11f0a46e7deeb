import type { FilePurpose } from '@contract/attachment';
import { FILE_BYTES_MAX, FILE_TYPES } from '@contract/limits';
import { type Word, wordTable } from '@contract/word';

/** All uploads of one person together. */
export const UPLOAD_QUOTA_BYTES = 500 * 1024 * 1024;

/** What an upload can be refused for, worded once for the app and the service (req:forms-files). */
export const UPLOAD_TEXTS = {
  tooBig: '“{name}”超过 20 MB，请压缩后重新上传',
  type: '仅支持 PDF、DOCX、JPG',
  photograph: '证明材料仅支持 JPG、PNG、PDF',
  empty: '“{name}”是空文件，请重新选择',
  extension: '“{name}”的内容与扩展名不一致，请另存后重新上传',
  encrypted: '“{name}”设有打开密码或权限限制，请解除后重新上传',
  damaged: '“{name}”无法打开，请检查后重新上传',
  active: '“{name}”含有会自动运行的内容，请打印成普通 PDF 后重新上传',
  pixels: '“{name}”的图片尺寸过大，请缩小后重新上传',
  infected: '“{name}”含有病毒，已被删除，请检查电脑后重新上传',
  quota: '个人上传空间已满（500 MB），请删除不用的草稿后重试',
  storage: '服务器存储空间不足，暂时不能上传，请稍后重试',
} as const;
export type UploadProblem = keyof typeof UPLOAD_TEXTS;

export const UPLOAD_WORDS = wordTable('upload', UPLOAD_TEXTS);

/** Papers that somebody photographs or scans; nothing written there can be told from the real thing. */
export const PHOTOGRAPHED = ['real_name', 'professional', 'unit'] as const satisfies FilePurpose[];
export const isPhotographed = (purpose: string): boolean => PHOTOGRAPHED.some((one) => one === purpose);
const [PDF, DOCX, JPEG, PNG] = FILE_TYPES;

/** Whether a file of this type may serve the purpose. */
export const suits = (type: string, purpose: string): boolean =>
  (isPhotographed(purpose) ? [PDF, JPEG, PNG] : [PDF, DOCX, JPEG]).some((taken) => taken === type);

/** Why a file is refused; which types are taken depends on what it is for. */
export const uploadWord = (problem: UploadProblem, name: string, purpose = ''): Word =>
  UPLOAD_WORDS.word(problem === 'type' && isPhotographed(purpose) ? 'photograph' : problem, { name });

const EXTENSIONS: Record<string, string> = { pdf: PDF, docx: DOCX, jpg: JPEG, jpeg: JPEG, png: PNG };

/** The type a name promises, or undefined for a name we do not take. */
export const promisedType = (name: string): string | undefined =>
  EXTENSIONS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];

/** What can be told before a single byte is sent. */
export const uploadProblem = (
  { name, size }: { name: string; size: number },
  purpose: FilePurpose,
): UploadProblem | null => {
  if (!suits(promisedType(name) ?? '', purpose)) return 'type';
  if (size === 0) return 'empty';
  return size > FILE_BYTES_MAX ? 'tooBig' : null;
};
