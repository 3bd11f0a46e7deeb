import type { FilePurpose } from '@contract/attachment';
import { FILE_BYTES_MAX, FILE_TYPES } from '@contract/limits';
import { type Word, wordTable } from '@contract/word';

/** All uploads of one person together. */
export const UPLOAD_QUOTA_BYTES = 500 * 1024 * 1024;
/** Begun by one person and not yet at their end; a day after the last byte they are given up. */
export const UNFINISHED_UPLOADS_MAX = 100;

/** What an upload can be refused for, worded once for the app and the service (req:forms-files). */
export const UPLOAD_TEXTS = {
  tooBig: '“{name}”超过 20 MB，请压缩后重新上传',
  type: '仅支持 PDF、DOCX、JPG',
  macros: '“{name}”是含有宏的文件，请另存为 DOCX 或 PDF 后重新选择',
  photograph: '证明材料仅支持 JPG、PNG、PDF',
  picture: '“{name}”不是可用的图片，请选择 JPG、PNG、HEIC、WEBP 图片',
  heic: 'HEIC 图片请在网页上选择，会自动转换',
  narrow: '“{name}”的宽度不足 480 像素，请换一张更大的图片',
  empty: '“{name}”是空文件，请重新选择',
  extension: '“{name}”的内容不是 {kind}，请重新导出后再选择',
  encrypted: '“{name}”设有打开密码或权限限制，请解除后重新上传',
  damaged: '“{name}”无法打开，请检查后重新上传',
  active: '“{name}”含有会自动运行的内容，请打印成普通 PDF 后重新上传',
  pixels: '“{name}”的图片尺寸过大，请缩小后重新上传',
  infected: '“{name}”含有病毒，已被删除，请检查电脑后重新上传',
  unfinished: '已有 100 个文件没有传完，请先传完或移除，再选择新的文件',
  quota: '个人上传空间已满（500 MB），请删除不用的草稿后重试',
  storage: '服务器存储空间不足，暂时不能上传，请稍后重试',
} as const;
export type UploadProblem = keyof typeof UPLOAD_TEXTS;

export const UPLOAD_WORDS = wordTable('upload', UPLOAD_TEXTS);

/** Papers that somebody photographs or scans; nothing written there can be told from the real thing. */
export const PHOTOGRAPHED = ['real_name', 'professional', 'unit'] as const satisfies FilePurpose[];
const isPhotographed = (purpose: string): boolean => PHOTOGRAPHED.some((one) => one === purpose);
const [PDF, DOCX, JPEG, PNG, WEBP] = FILE_TYPES;

/** Covers and figures, which the service draws anew before anybody sees them. */
const PICTURE = 'picture' satisfies FilePurpose;
/** As wide as the narrowest that is drawn of one. */
export const PICTURE_WIDTH_MIN = 480;

const typesFor = (purpose: string): readonly string[] => {
  if (purpose === PICTURE) return [JPEG, PNG, WEBP];
  return isPhotographed(purpose) ? [PDF, JPEG, PNG] : [PDF, DOCX, JPEG];
};

/** Whether a file of this type may serve the purpose. */
export const suits = (type: string, purpose: string): boolean => typesFor(purpose).includes(type);

/** A document of Word that can run something: a document all the same, so its owner is told what to make of it. */
export const isMacroDocument = (name: string): boolean => /\.do[ct]m$/i.test(name);

/** The pages turn what telephones make into JPEG; whoever sends it as it is, is told where that happens. */
const typeWord = (name: string, purpose: string): UploadProblem => {
  if (purpose === PICTURE) return /\.hei[cf]$/i.test(name) ? 'heic' : 'picture';
  if (isPhotographed(purpose)) return 'photograph';
  return isMacroDocument(name) ? 'macros' : 'type';
};

/** What a name says its content is, as people say it. */
const kindOf = (name: string): string =>
  name
    .slice(name.lastIndexOf('.') + 1)
    .toUpperCase()
    .replace('JPEG', 'JPG');

/**
 * Why a file is refused; which types are taken depends on what it is for. Whoever chose no picture where one is to be
 * shown has the wrong file, not one to export again.
 */
export const uploadWord = (problem: UploadProblem, name: string, purpose = ''): Word => {
  const isWrongFile = problem === 'type' || (problem === 'extension' && purpose === PICTURE);
  return UPLOAD_WORDS.word(isWrongFile ? typeWord(name, purpose) : problem, {
    name,
    ...(problem === 'extension' ? { kind: kindOf(name) } : {}),
  });
};

/** Too narrow to be shown, for what has to fill a place on the page. */
export const isNarrow = (width: number, purpose: string): boolean =>
  purpose === PICTURE && width < PICTURE_WIDTH_MIN;

const EXTENSIONS: Record<string, string> = {
  pdf: PDF,
  docx: DOCX,
  jpg: JPEG,
  jpeg: JPEG,
  png: PNG,
  webp: WEBP,
};

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
