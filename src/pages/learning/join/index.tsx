import { joinAddress, readInviteCode } from '@contract/rules/invite-code';
import { useNavigate, useSearchParams } from '@umijs/max';
import { PageHeading } from '@/components/PageHeading';
import { useText } from '@/i18n/useText';
import { CodeForm } from './CodeForm';
import { Found } from './Found';
import styles from './join.module.css';

/** Link, QR code and typing end up here with one code in the address: what it opens, then as whom. */
export default function JoinPage() {
  const t = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const code = readInviteCode(search.get('code') ?? '');
  return (
    <div className={styles.page}>
      <PageHeading title={t('learning.join.page.title')} lead={t('learning.join.lead.label')} />
      <CodeForm key={code} code={code} onCode={(next) => navigate(joinAddress(next))} />
      {code && <Found key={`found-${code}`} code={code} />}
    </div>
  );
}
