import type { SpaceKind } from '@contract/learning-choices';
import { beijingDay } from '@contract/rules/beijing-time';
import type { Renaming } from '@contract/rules/class-names';
import { history } from '@umijs/max';
import { useConfirm } from '@/components/useConfirm';
import type { Draft } from '@/draft/draft-shape';
import { useAction } from '@/hooks/useAction';
import { useUnsettled } from '@/hooks/useUnsettled';
import { useText } from '@/i18n/useText';
import { spacePath } from '@/pages/parts/learning/space-address';
import {
  createSpace,
  discardNewSpace,
  discardSpaceDraft,
  type SpaceDraft,
  updateSpace,
} from '@/services/learning';
import { serviceNow } from '@/utils/service-clock';
import type { OpenSpace } from './useSpaceDraft';

/** Opens a course or project, publishes its changes, or discards them (`onOver`); a refusal is shown on the page. */
export function useSpaceActs(kind: SpaceKind, draft: Draft<OpenSpace>, onOver: () => void) {
  const t = useText();
  const confirm = useConfirm();
  const { run, busy, fault } = useAction();
  const { unsettled, settled } = useUnsettled(draft);
  /** Saves first, then acts on the saved record; after a failure the record is loaded again. */
  const act = async (work: (record: OpenSpace) => Promise<void>): Promise<void> => {
    const isDone = await run(async () => {
      if (!(await settled())) return;
      await work(draft.view().record);
    });
    // Offline this fails too; the draft is then refreshed once the network is back.
    if (!isDone) await draft.refresh().catch(() => undefined);
  };
  /** A new end date in the past ends the course at once; a typo in the year must not do so without a confirmation. */
  const mayEnd = async ({ end_on }: SpaceDraft): Promise<boolean> => {
    const { space, stands } = draft.view().record;
    if (!space || end_on === null || end_on === stands.end_on || end_on >= beijingDay(serviceNow()))
      return true;
    const title = t('learning.form.over.confirm', { date: end_on });
    return confirm({ title, okText: t('learning.form.save.action') });
  };
  const send = async (values: SpaceDraft, renamed: Renaming[]): Promise<void> => {
    if (!(await mayEnd(values))) return;
    await act(async ({ space, version: draft_version }) => {
      const body = { ...values, draft_version };
      const { id } = space
        ? await updateSpace(space.id, { ...body, version: space.version, renamed })
        : await createSpace(kind, body);
      onOver();
      history.push(spacePath(kind, id));
    });
  };
  const discard = async (): Promise<void> => {
    // A new one has no published version to return to.
    const isNew = draft.view().record.space === null;
    const title = t(isNew ? 'learning.form.empty.confirm' : 'learning.form.discard.confirm');
    const okText = t(isNew ? 'learning.form.empty.action' : 'admin.content.discard.action');
    if (!(await confirm({ title, okText, danger: true }))) return;
    await act(async ({ space, version }) => {
      await (space ? discardSpaceDraft(space.id, version) : discardNewSpace(kind, version));
      onOver();
      await draft.refresh();
    });
  };
  return { send, discard, busy, fault: fault ?? unsettled };
}
