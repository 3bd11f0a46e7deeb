import { WithInfo } from '@/pages/user/parts/WithInfo';
import { CloseSection } from './CloseSection';
import { ExportSection } from './ExportSection';
import { SettingsFrame } from './SettingsFrame';

/** 我的数据: take it along, or go. */
export default function DataPanel() {
  return (
    <SettingsFrame current="data">
      <ExportSection />
      <WithInfo>{(info) => <CloseSection info={info} />}</WithInfo>
    </SettingsFrame>
  );
}
