import { ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { INVITED_PATH, NEW_PATH } from '@/pages/innovation/myProjects/parts/application-paths';

/** The two ways to an application: begin one, or join one with an invitation code. */
export function ListActions() {
  const t = useText();
  return (
    <>
      <ButtonLink to={INVITED_PATH} look="text">
        {t('people.join.enter.action')}
      </ButtonLink>
      <ButtonLink to={NEW_PATH}>{t('projects.list.new.action')}</ButtonLink>
    </>
  );
}
