/** RFC 6266 with RFC 5987: an ASCII fallback, and the real name percent-encoded. */
export const attachmentDisposition = (name: string): string => {
  const fallback = name.replace(/[^\x20-\x7e]|["*\\%;]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`;
};
