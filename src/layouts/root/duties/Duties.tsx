import { LazyPart } from '@/components/LazyPart';
import { useDuties } from '@/hooks/useDuties';

const loadAgreementDialog = () => import('./AgreementDialog');
const loadStaffDuties = () => import('./StaffDuties');

/** Asks for duties, which few people have: consent to a changed text in a dialog, those of staff by banners. */
export function Duties() {
  const { duties } = useDuties();
  const ofStaff = duties.filter((duty) => duty !== 'agreement');
  return (
    <>
      {ofStaff.length > 0 && <LazyPart load={loadStaffDuties} given={{ duties: ofStaff }} />}
      {duties.includes('agreement') && <LazyPart load={loadAgreementDialog} given={{}} />}
    </>
  );
}
