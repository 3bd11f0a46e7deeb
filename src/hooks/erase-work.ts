/**
 * Erases the unfinished work on this device: drafts, files being uploaded and texts not sent yet. Loaded only on
 * sign-out, because the person may never have opened a form in this visit.
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
