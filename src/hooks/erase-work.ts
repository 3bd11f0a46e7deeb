/**
 * What unfinished work left on this device: drafts, files under way and texts not sent yet. Loaded only when somebody
 * signs out, who may never have opened a form in this visit.
 */
export async function eraseWork(): Promise<void> {
  const [values, drafts, uploads] = await Promise.all([
    import('./kept-values'),
    import('@/draft/draft-storage'),
    import('@/upload/upload-storage'),
  ]);
  values.forgetOwn();
  await Promise.all([drafts.eraseDrafts(), uploads.eraseUploads()]);
}
