import { DOWNLOAD_NAME } from '@/constants/requests';
import { decodeSafely } from '@/utils/decode-safely';

/** Characters that no file system of our users takes, and path parts a header must not smuggle in. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
const UNSAFE = /[\u0000-\u001f<>:"/\\|?*]/g;

/** The name of content-disposition, in its RFC 5987 form first. */
export function fileName(disposition: string | null | undefined): string {
  const extended = /filename\*\s*=\s*(?:utf-8|UTF-8)''([^;]+)/.exec(disposition ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/.exec(disposition ?? '');
  const name = extended
    ? decodeSafely(extended.trim())
    : decodeSafely((plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '').trim());
  return name.replace(UNSAFE, '_') || DOWNLOAD_NAME;
}
