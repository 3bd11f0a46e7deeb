import type { FilePurpose } from '@contract/attachment';
import { FILE_BYTES_MAX, FILE_TYPES } from '@contract/limits';
import { type Word, wordTable } from '@contract/word';

/** Largest total size of one person's uploads. */
export const UPLOAD_QUOTA_BYTES = 500 * 1024 * 1024;
/** Most unfinished uploads of one person; an upload is discarded a day after its last byte. */
export const UNFINISHED_UPLOADS_MAX = 100;

/** Reasons for refusing an upload, worded once for the app and the service (req:forms-files). */
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

/**
 * Purposes of scanned or photographed documents; Word files are refused, since text typed there cannot be told from a
 * real document.
 */
export const PHOTOGRAPHED = ['real_name', 'professional', 'unit'] as const satisfies FilePurpose[];
const isPhotographed = (purpose: string): boolean => PHOTOGRAPHED.some((one) => one === purpose);
const [PDF, DOCX, JPEG, PNG, WEBP] = FILE_TYPES;

/** Covers and figures, which the service re-encodes before anybody sees them. */
const PICTURE = 'picture' satisfies FilePurpose;
/** Equal to the narrowest width that is generated from a picture. */
export const PICTURE_WIDTH_MIN = 480;

const typesFor = (purpose: string): readonly string[] => {
  if (purpose === PICTURE) return [JPEG, PNG, WEBP];
  return isPhotographed(purpose) ? [PDF, JPEG, PNG] : [PDF, DOCX, JPEG];
};

/** Whether a file of this type may serve the purpose. */
export const suits = (type: string, purpose: string): boolean => typesFor(purpose).includes(type);

/** Word files with macros; they are refused, but their owner is told how to save them in an accepted format. */
export const isMacroDocument = (name: string): boolean => /\.do[ct]m$/i.test(name);

/**
 * Pages convert phone pictures (HEIC) to JPEG; a HEIC file that arrives unconverted is answered with a hint to that.
 */
const typeWord = (name: string, purpose: string): UploadProblem => {
  if (purpose === PICTURE) return /\.hei[cf]$/i.test(name) ? 'heic' : 'picture';
  if (isPhotographed(purpose)) return 'photograph';
  return isMacroDocument(name) ? 'macros' : 'type';
};

/** Type by the file name, in the form that people use. */
const kindOf = (name: string): string =>
  name
    .slice(name.lastIndexOf('.') + 1)
    .toUpperCase()
    .replace('JPEG', 'JPG');

/**
 * The sentence for a refusal; the accepted types depend on the purpose. A file that is not a picture where one is
 * required counts as the wrong file, not as one to be exported again.
 */
export const uploadWord = (problem: UploadProblem, name: string, purpose = ''): Word => {
  const isWrongFile = problem === 'type' || (problem === 'extension' && purpose === PICTURE);
  return UPLOAD_WORDS.word(isWrongFile ? typeWord(name, purpose) : problem, {
    name,
    ...(problem === 'extension' ? { kind: kindOf(name) } : {}),
  });
};

/** Whether a picture is too narrow for its place on the page. */
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

/** Type by the file name extension; undefined for extensions that are not accepted. */
export const promisedType = (name: string): string | undefined =>
  EXTENSIONS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];

/** Checks that are possible before any byte is sent. */
export const uploadProblem = (
  { name, size }: { name: string; size: number },
  purpose: FilePurpose,
): UploadProblem | null => {
  if (!suits(promisedType(name) ?? '', purpose)) return 'type';
  if (size === 0) return 'empty';
  return size > FILE_BYTES_MAX ? 'tooBig' : null;
};
