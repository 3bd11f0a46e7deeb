/**
 * What unfinished work left on this device: drafts and files under way. Loaded only when somebody signs out, who
 * may never have opened a form in this visit.
 */
export async function eraseWork(): Promise<void> {
  const [drafts, uploads] = await Promise.all([
    import('@/draft/draft-storage'),
    import('@/upload/upload-storage'),
  ]);
  await Promise.all([drafts.eraseDrafts(), uploads.eraseUploads()]);
}
