import type { Section } from '@contract/enums';
import { Suspense } from 'react';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { FieldComments } from '@/pages/innovation/myProjects/comments/FieldComments';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { FieldRemarks } from './remarks/FieldRemarks';
import { SECTION_BODIES } from './section-bodies';

interface Props {
  context: EditorContext;
  section: Section;
  /** Error messages by field path. */
  errors: Readonly<Record<string, string>>;
  slips: Readonly<Record<string, string>>;
  readOnly: boolean;
}

/** The fields of a section, with remarks and comments at them. */
export function SectionBody({ context, section, errors, slips, readOnly }: Props) {
  const Body = SECTION_BODIES[section];
  const findings = context.verdicts.flatMap((verdict) => verdict.findings);
  return (
    <FieldRemarks context={context}>
      <FieldComments context={context}>
        <Suspense fallback={<LoadingSkeleton shape="form" count={5} />}>
          <Body
            section={section}
            draft={context.draft}
            view={context.view}
            application={context.application}
            period={context.period}
            errors={errors}
            slips={slips}
            findings={findings.filter((finding) => finding.section === section)}
            dicts={context.dicts}
            readOnly={readOnly}
          />
        </Suspense>
      </FieldComments>
    </FieldRemarks>
  );
}
