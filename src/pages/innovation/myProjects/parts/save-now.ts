import { updateApplication } from '@/services/apply';
import { RequestError } from '@/utils/request-error';
import type { EditorContext } from './editor-context';

/**
 * 保存 by hand: the whole form in one request if nobody else has changed it. Otherwise, and if that fails, the draft
 * engine merges field by field. The final flush brings the engine up to date either way.
 */
export async function saveNow({ draft, application, sections, typed }: EditorContext): Promise<boolean> {
  const { state, phase, isNew } = draft.view();
  const isDirty = Object.keys(state.edits).length > 0 && Object.keys(state.conflicts).length === 0;
  // A save under way changes the version, so a second request would be refused as outdated.
  if (isDirty && !isNew && phase !== 'saving') {
    try {
      await updateApplication({ id: application.id, version: state.version, sections, typed });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
    }
  }
  return draft.flush();
}
