import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { LeaderFields } from './parts/LeaderFields';
import { ListGroup } from './parts/ListGroup';
import { MemberRows } from './parts/MemberRows';

/** 项目团队. */
export default function TeamSection(props: SectionProps) {
  return (
    <div>
      <LeaderFields {...props} />
      <ListGroup>
        <MemberRows {...props} />
      </ListGroup>
    </div>
  );
}
