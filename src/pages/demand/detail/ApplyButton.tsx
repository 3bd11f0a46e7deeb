import { ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';

/** 据此申报: a new application that names this demand. */
export function ApplyButton({ demandId }: { demandId: number }) {
  const t = useText();
  return (
    <ButtonLink block to={`/innovation/myProjects/new?demandId=${demandId}`}>
      {t('chain.apply.self.action')}
    </ButtonLink>
  );
}
