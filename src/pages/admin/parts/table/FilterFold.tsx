import { useIntl } from '@ant-design/pro-components';
import { Button } from '@/components/Button';

interface Props {
  isOpen: boolean;
  onFold: () => void;
}

/** Expands the filters on a phone. ProTable's own link cannot be reached with Tab. */
export function FilterFold({ isOpen, onFold }: Props) {
  // The component library's own words, to match the two buttons beside it.
  const { getMessage } = useIntl();
  return (
    <Button look="text" aria-expanded={isOpen} onClick={onFold}>
      {isOpen ? getMessage('tableForm.expand', '收起') : getMessage('tableForm.collapsed', '展开')}
    </Button>
  );
}
