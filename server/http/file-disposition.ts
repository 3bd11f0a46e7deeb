import { cleanFileName } from '@contract/rules/clean-file-name';

/**
 * RFC 6266 with RFC 5987: an ASCII fallback, and the real name percent-encoded. Whatever the name is made of, it is one
 * that every file system takes.
 */
export const attachmentDisposition = (given: string): string => {
  const name = cleanFileName(given.replace(/[/\\]/g, '_'));
  const fallback = name.replace(/[^\x20-\x7e]|["*\\%;]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`;
};
