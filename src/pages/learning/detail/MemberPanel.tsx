import { type LearningRole, rolesOf } from '@contract/learning-choices';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { RadioCards } from '@/components/form/RadioCards';
import { useConfirm } from '@/components/useConfirm';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { ReasonForm } from '@/pages/learning/parts/ReasonForm';
import { type Member, removeMember, type Space, updateMember } from '@/services/learning';
import { isFinal } from '@/utils/request-error';
import styles from './detail.module.css';

interface Props {
  space: Space;
  member: Member;
  /** Called with the message to show. */
  onDone: (words: string) => void;
  /** Called when the member's roles have changed or they have left meanwhile, with the message to show. */
  onMoved: (roles: readonly LearningRole[], words: string) => void;
  onClose: () => void;
}

/** Changes a member's role, or removes them with a reason. Both ask for confirmation and notify the person. */
export function MemberPanel({ space, member, onDone, onMoved, onClose }: Props) {
  const t = useText();
  const act = useAction();
  const confirm = useConfirm();
  const heading = useRef<HTMLHeadingElement>(null);
  const [role, setRole] = useState<LearningRole | null>(
    rolesOf(space.kind).find((known) => member.roles.includes(known)) ?? null,
  );
  const [removing, setRemoving] = useState(false);
  const { name, roles, account_id } = member;
  useEffect(() => heading.current?.focus(), []);
  if (account_id === null) return null;
  const isSame = roles.length === 1 && roles[0] === role;
  const nameOf = (one: LearningRole): string => t(`learning.role.${one}.label`);

  const moved = (standing: unknown, words: string): void =>
    onMoved((standing as Pick<Member, 'roles'>).roles, words);
  const change = async (): Promise<void> => {
    if (!role || isSame) return onClose();
    const words = { name, role: nameOf(role) };
    const question = t('learning.members.change.confirm', words);
    if (!(await confirm({ title: question, okText: t('learning.members.change.action') }))) return;
    const done = await act.run(() => updateMember(space.id, account_id, { role, known_roles: roles }), moved);
    if (done) onDone(t('learning.members.change.success', words));
  };
  const remove = async (reason: string): Promise<boolean> => {
    const okText = t('learning.members.remove.action');
    if (!(await confirm({ title: t('learning.members.remove.confirm', { name }), okText, danger: true })))
      return false;
    const done = await act.run(
      () => removeMember(space.id, account_id, { reason, known_roles: roles }),
      moved,
    );
    if (done) onDone(t('learning.members.remove.success', { name }));
    return done;
  };
  return (
    <section className={styles.member} aria-labelledby="member-name">
      <h3 id="member-name" ref={heading} tabIndex={-1}>
        {name}
      </h3>
      {act.fault && (
        <p className={styles.fault} role="alert">
          {act.fault}
        </p>
      )}
      {removing ? (
        <ReasonForm
          form={`remove-${space.id}-${account_id}`}
          label={t('learning.members.reason.label')}
          help={t('learning.requests.reason.help', { person: name })}
          submitText={t('learning.members.remove.action')}
          busy={act.busy}
          isOver={isFinal(act.refusal)}
          onSubmit={remove}
          onCancel={() => setRemoving(false)}
        />
      ) : (
        <>
          <RadioCards
            id="member-role"
            label={t('learning.members.role.column')}
            required
            fixed
            layout="line"
            value={role}
            onChange={(value) => setRole(rolesOf(space.kind).find((known) => known === value) ?? null)}
            options={rolesOf(space.kind).map((known) => ({ value: known, label: nameOf(known) }))}
          />
          <div className={styles.acts}>
            <Button
              look="primary"
              size="small"
              busy={act.busy}
              aria-disabled={isSame || !role}
              onClick={() => void change()}
            >
              {t('learning.members.change.action')}
            </Button>
            <Button size="small" onClick={() => setRemoving(true)}>
              {t('learning.members.remove.action')}
            </Button>
            <Button look="text" size="small" onClick={onClose}>
              {t('kit.confirm.cancel.action')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
