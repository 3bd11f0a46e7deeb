import { joinAddress, readInviteCode } from '@contract/rules/invite-code';
import { useNavigate, useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { PageHeading } from '@/components/PageHeading';
import { useText } from '@/i18n/useText';
import { CodeForm } from './CodeForm';
import { Found } from './Found';
import styles from './join.module.css';

/** The code and what it opens, or what is wrong with what was typed since: an older answer is none to that. */
function Attempt({ code }: { code: string }) {
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);
  return (
    <>
      <CodeForm code={code} onCode={(next) => navigate(joinAddress(next))} onRefused={setIsRefused} />
      {code && !isRefused && <Found code={code} />}
    </>
  );
}

/** Link, QR code and typing end up here with one code in the address: what it opens, then as whom. */
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
