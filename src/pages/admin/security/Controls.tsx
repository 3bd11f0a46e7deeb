import type { Control } from '@contract/security-state';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { SectionHeading } from '@/components/SectionHeading';
import { Tag } from '@/components/Tag';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';

/**
 * Only these controls depend on how the platform is operated, so only they have a text on what remains to be set up.
 */
const openText = (code: Control['code']): MessageId => {
  if (
    code === 'transport' ||
    code === 'scanner' ||
    code === 'storage' ||
    code === 'accounts' ||
    code === 'shedding'
  )
    return `admin.security.${code}.open.help`;
  return `admin.security.${code}.help`;
};

/** The current state of each security control with its figures; those that still need setting up come first. */
export function Controls({ controls }: { controls: readonly Control[] }) {
  const t = useText();
  const rows = [...controls].sort((a, b) => Number(a.state === 'in_force') - Number(b.state === 'in_force'));
  const columns: Column<Control>[] = [
    {
      key: 'control',
      title: t('admin.security.control.column'),
      render: ({ code }) => t(`admin.security.${code}.label`),
    },
    {
      key: 'rule',
      title: t('admin.security.rule.column'),
      render: ({ code, state, figures }) =>
        t(state === 'open' ? openText(code) : `admin.security.${code}.help`, figures),
    },
    {
      key: 'state',
      title: t('admin.security.state.column'),
      render: ({ state }) => (
        <Tag tone={state === 'open' ? 'warning' : 'success'} icon={state === 'open' ? 'warning' : 'check'}>
          {t(state === 'open' ? 'admin.security.open.label' : 'admin.security.inForce.label')}
        </Tag>
      ),
    },
  ];
  return (
    <section>
      <SectionHeading title={t('admin.security.controls.title')} />
      <ResponsiveTable
        caption={t('admin.security.controls.title')}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ code }) => code}
      />
    </section>
  );
}
