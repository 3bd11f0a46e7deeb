import { SpaceGallery } from '@/pages/parts/learning/SpaceGallery';

/** Learning projects; the applications for funding are under `/innovation`. */
export default function LearningProjectsPage() {
  return <SpaceGallery kind="project" />;
}
