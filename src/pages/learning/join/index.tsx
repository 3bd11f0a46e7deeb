import { COURSE_CODE_LENGTH, LONG_CODE_LENGTH } from '@contract/learning-choices';
import { isInviteCode, joinAddress, readInviteCode } from '@contract/rules/invite-code';
import { useNavigate, useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { CodeForm } from '@/components/form/CodeForm';
import { PageHeading } from '@/components/PageHeading';
import { useText } from '@/i18n/useText';
import { Found } from './Found';
import styles from './join.module.css';

/** The invite code in a text or a link, also in lower-case or full-width letters; null if there is none. */
const codeIn = (typed: string): string | null => {
  const code = readInviteCode(typed);
  return isInviteCode(code) ? code : null;
};

/** The code field and its result; the result of an earlier code is hidden while the last entry is invalid. */
function Attempt({ code }: { code: string }) {
  const t = useText();
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);
  return (
    <>
      <CodeForm
        id="join-code"
        label={t('learning.join.code.label')}
        help={t('learning.join.code.help', { course: COURSE_CODE_LENGTH, long: LONG_CODE_LENGTH })}
        action={t('learning.join.look.action')}
        look={code ? 'plain' : 'primary'}
        faults={{ required: t('learning.join.code.required'), invalid: t('learning.join.code.invalid') }}
        read={codeIn}
        given={code}
        onCheck={(next) => {
          setIsRefused(next === null);
          if (next !== null) navigate(joinAddress(next));
        }}
      />
      {codeIn(code) !== null && !isRefused && <Found code={code} />}
    </>
  );
}

/** Where links, QR codes and typed codes lead: shows what the code in the address opens, then asks for the role. */
export default function JoinPage() {
  const t = useText();
  const [search] = useSearchParams();
  const code = readInviteCode(search.get('code') ?? '');
  return (
    <div className={styles.page}>
      <PageHeading title={t('learning.join.page.title')} lead={t('learning.join.lead.label')} />
      <Attempt key={code} code={code} />
    </div>
  );
}
