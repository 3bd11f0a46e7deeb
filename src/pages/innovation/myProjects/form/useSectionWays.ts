import type { Section, Step } from '@contract/enums';
import { useNavigate } from '@umijs/max';
import { answersId, changeId } from '@/components/answers/answer-ids';
import { applicationPath, LIST_PATH, stepPath } from '@/pages/innovation/myProjects/parts/application-paths';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';

/** Navigation out of a section: edits are sent first, and an application that is not created yet has no other steps. */
export function useSectionWays({ draft, view, application: { id } }: EditorContext, section: Section) {
  const navigate = useNavigate();
  const goTo = async (step: Step | null): Promise<void> => {
    const sent = draft.flush();
    if (view.isNew && step) await sent;
    const made = draft.view();
    if (made.isNew) {
      if (!step) navigate(LIST_PATH);
      return;
    }
    navigate(step ? stepPath(made.record.id, step) : applicationPath(made.record.id));
  };
  return {
    /** To another step, or to the task list if null. */
    leave: (step: Step | null): void => void goTo(step),
    backToCheck: (): void => {
      void draft.flush();
      navigate(stepPath(id, 'check', changeId(answersId(section))));
    },
    /** To the first field with a conflict. */
    compare: (): void => {
      const path = Object.keys(view.state.conflicts)[0];
      const home = path?.split('.')[0];
      if (home && home !== section) navigate(stepPath(id, home as Step));
      else document.getElementById('conflicts')?.focus();
    },
  };
}
