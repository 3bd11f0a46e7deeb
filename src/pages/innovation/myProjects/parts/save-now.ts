import { updateApplication } from '@/services/apply';
import { RequestError } from '@/utils/request-error';
import type { EditorContext } from './editor-context';

/**
 * 保存 by hand: the whole form in one call, if nobody else has moved it on. Otherwise, and when the call fails, the
 * engine merges field by field. The engine settles its own book either way.
 */
export async function saveNow({ draft, application, sections, typed }: EditorContext): Promise<boolean> {
  const { state, phase, isNew } = draft.view();
  const isDirty = Object.keys(state.edits).length > 0 && Object.keys(state.conflicts).length === 0;
  // A save on its way has moved the version on before this one arrives.
  if (isDirty && !isNew && phase !== 'saving') {
    try {
      await updateApplication({ id: application.id, version: state.version, sections, typed });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
    }
  }
  return draft.flush();
}
