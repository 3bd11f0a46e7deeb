import { Button } from '@/components/Button';
import { CheckField } from '@/components/form/CheckField';
import { useKeptView } from '@/components/useKeptView';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { fetchAgreement } from '@/services/registration';
import styles from './ConsentBlock.module.css';

interface Props {
  id: string;
  value: boolean | null;
  onChange: (value: boolean | null) => void;
  error: string | null;
}

/** The separate consent to the use of identity data, with its full text at hand. */
export function ConsentBlock(props: Props) {
  const t = useText();
  const [open, setOpen] = useKeptView('consent', false);
  const { data } = useLoad(() => fetchAgreement('id_data'));
  return (
    <fieldset className={styles.block} aria-label={t('certification.consent.self.title')}>
      <CheckField
        {...props}
        required
        label={t('certification.consent.self.label')}
        help={t('certification.consent.self.help')}
      />
      <Button look="text" aria-expanded={open} aria-controls="consent-text" onClick={() => setOpen(!open)}>
        {t(open ? 'certification.consent.hide.action' : 'certification.consent.read.action')}
      </Button>
      <div id="consent-text" hidden={!open} className={styles.text}>
        {data?.content.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </fieldset>
  );
}
