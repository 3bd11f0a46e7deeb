import { SpaceGallery } from '@/pages/parts/learning/SpaceGallery';

/** The course centre, as the main site has it. */
export default function CoursesPage() {
  return <SpaceGallery kind="course" />;
}
