import type { Column } from '@/components/ResponsiveTable';
import { StatusTag } from '@/components/StatusTag';
import { useText } from '@/i18n/useText';
import type { Member } from '@/services/unit-member';
import styles from './MembersPanel.module.css';

type Who = Pick<Member, 'name' | 'login' | 'phone' | 'certified'>;

/** Columns by which a colleague is recognised. */
export function useWhoColumns(): Column<Who>[] {
  const t = useText();
  return [
    {
      key: 'name',
      title: t('user.members.name.column'),
      render: ({ name, login }) => (
        <>
          {name}
          <small className={styles.second}>{login}</small>
        </>
      ),
    },
    { key: 'phone', title: t('user.members.phone.column'), render: ({ phone }) => <bdi>{phone || '—'}</bdi> },
    {
      key: 'certified',
      title: t('certification.kind.real_name.label'),
      render: ({ certified }) => <StatusTag kind="certification" status={certified ? 'agreed' : 'none'} />,
    },
  ];
}
