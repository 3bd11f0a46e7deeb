import { type Static, Type } from 'typebox';
import { endpointTable, fields, file } from './endpoint';
import { FILE_BYTES_MAX } from './limits';
import { SaidWord } from './refusal';
import { Closed, FileId, Nullable, OneOf, Text, Time } from './schema';

/** What a file is for decides its limits and who may read it. */
const FILE_PURPOSES = [
  'application',
  'avatar',
  'real_name',
  'professional',
  'unit',
  'demand',
  'achievement',
  'picture',
  'content',
] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

export const Attachment = Closed({
  id: FileId,
  name: Text(255),
  size: Type.Integer({ minimum: 0 }),
  /** Sniffed from the bytes, never the claimed one. */
  type: Text(120),
  state: OneOf(['uploading', 'ready', 'refused']),
  /** Why it was refused, ready to be shown. */
  refusal: Nullable(Text(400)),
  refusalWord: Type.Optional(SaidWord),
  sha256: Nullable(Text(64)),
  createTime: Time,
});
export type Attachment = Static<typeof Attachment>;

/**
 * Resumable uploads follow the tus 1.0.0 protocol at this address: POST creates, HEAD asks for the offset, PATCH sends.
 * Upload-Metadata: filename, filetype, purpose.
 */
export const TUS_PATH = '/api/attachments/uploads';

export const attachmentCalls = endpointTable({
  'POST /api/attachments.json': {
    summary: '一次上传一个完整的文件：正文是文件本身（application/octet-stream 或文件的类型）',
    access: 'signedIn',
    query: Closed({ name: Text(255), purpose: OneOf(FILE_PURPOSES) }),
    bodyBytes: FILE_BYTES_MAX,
    reply: fields(Attachment),
    assumed: '种类、大小、内容检查与断点续传的上传相同；须写明 Content-Length',
  },
  'GET /api/attachments/{id}.json': {
    summary: '文件信息',
    access: 'signedIn',
    params: Closed({ id: FileId }),
    reply: fields(Attachment),
    assumed: true,
  },
  'GET /api/attachments/{id}': {
    summary: '下载文件',
    access: 'signedIn',
    params: Closed({ id: FileId }),
    reply: file,
    assumed: true,
  },
});
