import { DOWNLOAD_NAME } from '@/constants';

/** Characters that no file system of our users takes, and path parts a header must not smuggle in. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
const UNSAFE = /[\u0000-\u001f<>:"/\\|?*]/g;

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // not percent-encoded after all
  }
};

/** The name of content-disposition, in its RFC 5987 form first. */
export function fileName(disposition: string | null | undefined): string {
  const extended = /filename\*\s*=\s*(?:utf-8|UTF-8)''([^;]+)/.exec(disposition ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/.exec(disposition ?? '');
  const name = extended
    ? decoded(extended.trim())
    : decoded((plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '').trim());
  return name.replace(UNSAFE, '_') || DOWNLOAD_NAME;
}

/** Hands the bytes to the browser's own download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari still reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
