import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { SpaceGallery } from '@/pages/parts/learning/SpaceGallery';
import styles from './CourseCentre.module.css';

/** The home page of a learning site. */
export default function CourseCentre() {
  const t = useText();
  usePageTitle(t('learning.course.page.title'));
  return (
    <div className={`wrap ${styles.page}`}>
      <SpaceGallery kind="course" />
    </div>
  );
}
