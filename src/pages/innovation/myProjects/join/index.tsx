import { INVITATION_CODE_LENGTH } from '@contract/helper-choices';
import { readInviteCode } from '@contract/rules/invite-code';
import { useNavigate, useSearchParams } from '@umijs/max';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/Button';
import { TextField } from '@/components/form/TextField';
import { PageHeading } from '@/components/PageHeading';
import { useText } from '@/i18n/useText';
import { invitedAddress, LIST_PATH } from '@/pages/innovation/myProjects/parts/application-paths';
import styles from '@/pages/innovation/myProjects/parts/asked.module.css';
import { Found } from './Found';

/**
 * Where links, QR codes and typed codes lead: shows the invitation of the code in the address, to accept or decline.
 */
export default function InvitedPage() {
  const t = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const code = readInviteCode(search.get('code') ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const look = (event: FormEvent): void => {
    event.preventDefault();
    const read = readInviteCode(typed ?? '');
    if (read) navigate(invitedAddress(read));
    else setFault(t('people.join.code.required'));
  };
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeading
        crumbs={[
          { label: t('application.frame.crumb.label'), to: LIST_PATH },
          { label: t('people.join.page.title') },
        ]}
        title={t('people.join.page.title')}
        lead={t('people.join.lead.help')}
      />
      {code ? (
        <Found key={code} code={code} />
      ) : (
        <form className={styles.code} onSubmit={look} noValidate>
          <TextField
            id="code"
            label={t('people.join.code.label')}
            help={t('people.join.code.help', { n: INVITATION_CODE_LENGTH })}
            shape="told"
            required
            ltr
            width="medium"
            value={typed}
            onChange={(next) => {
              setTyped(next);
              setFault(null);
            }}
            error={fault}
          />
          <Button type="submit" look="primary">
            {t('people.join.look.action')}
          </Button>
        </form>
      )}
    </div>
  );
}
