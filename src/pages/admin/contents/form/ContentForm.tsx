import {
  ProForm,
  ProFormDateTimePicker,
  ProFormSelect,
  ProFormSwitch,
  ProFormText,
  ProFormTextArea,
} from '@ant-design/pro-components';
import { history } from '@umijs/max';
import { Form } from 'antd';
import { useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { useLeaveGuard } from '@/components/useLeaveGuard';
import { useText } from '@/i18n/useText';
import { useAct } from '@/pages/admin/parts/useAct';
import { useContentNames } from '@/pages/admin/parts/useContentNames';
import { createContent, type EditorContent, updateContent } from '@/services/admin-content';
import { newIdempotencyKey } from '@/utils/idempotency-key';
import { BodyEditor } from './BodyEditor';
import { ContentFiles } from './ContentFiles';
import { blankContent, type ContentFormValue, contentFromForm, contentToForm } from './form-value';
import styles from './index.module.css';
import type { KeptFile } from './useContentUploads';

interface Props {
  /** Null for a new one. */
  content: EditorContent | null;
  onSaved: (content: EditorContent) => void;
}

/** Writes a text: Markdown with its preview, dates in Beijing time, files below. */
export function ContentForm({ content, onSaved }: Props) {
  const t = useText();
  const act = useAct();
  const { kinds, states } = useContentNames();
  const [form] = Form.useForm<ContentFormValue>();
  const [files, setFiles] = useState<KeptFile[]>(content?.attachments ?? []);
  const [dirty, setDirty] = useState(false);
  const key = useRef(newIdempotencyKey());
  const [saving, setSaving] = useState(false);
  useLeaveGuard(dirty && !saving);
  const required = (label: string) => [
    { required: true, whitespace: true, message: t('admin.form.field.required', { label }) },
  ];
  const save = async (value: ContentFormValue) => {
    const body = contentFromForm(
      value,
      files.map(({ id }) => id),
    );
    setSaving(true);
    await act({
      run: async () => {
        const saved = content
          ? await updateContent(content.id, { ...body, version: content.version })
          : await createContent(body, key.current);
        setDirty(false);
        form.setFieldsValue({ changeNote: '' });
        onSaved(saved);
        if (!content) history.replace(`/admin/contents/${saved.id}`);
      },
      success: t('admin.form.saved.success'),
      form,
    });
    setSaving(false);
  };
  return (
    <div>
      <ProForm<ContentFormValue>
        form={form}
        initialValues={content ? contentToForm(content) : blankContent}
        onFinish={save}
        onValuesChange={() => setDirty(true)}
        dateFormatter="string"
        submitter={false}
        autoFocusFirstInput={false}
        grid
        rowProps={{ gutter: [16, 0] }}
        colProps={{ xs: 24, md: 8 }}
      >
        <ProFormText
          name="title"
          label={t('admin.content.title.column')}
          colProps={{ xs: 24, md: 16 }}
          rules={required(t('admin.content.title.column'))}
          fieldProps={{ maxLength: 200 }}
        />
        <ProFormSelect
          name="cmsTypeKey"
          label={t('admin.content.kind.column')}
          valueEnum={kinds}
          allowClear={false}
        />
        <ProFormText
          name="publisher"
          label={t('admin.content.publisher.label')}
          fieldProps={{ maxLength: 120 }}
        />
        <ProFormText name="docNo" label={t('admin.content.docNo.label')} fieldProps={{ maxLength: 60 }} />
        <ProFormText name="topic" label={t('admin.content.topic.label')} fieldProps={{ maxLength: 40 }} />
        <ProFormTextArea
          name="summary"
          label={t('admin.content.summary.label')}
          colProps={{ xs: 24 }}
          fieldProps={{ rows: 2, maxLength: 500, showCount: true }}
        />
        <BodyEditor />
        <ContentFiles
          files={files}
          onChange={(change) => {
            setDirty(true);
            setFiles(change);
          }}
        />
        <ProFormSelect
          name="state"
          label={t('admin.case.status.column')}
          valueEnum={states}
          allowClear={false}
        />
        <ProFormDateTimePicker
          name="publishAt"
          label={t('admin.content.publishAt.column')}
          extra={t('admin.content.publishAt.help')}
          fieldProps={{ format: 'YYYY-MM-DD HH:mm:ss', style: { width: '100%' } }}
        />
        <ProFormDateTimePicker
          name="expireAt"
          label={t('admin.content.expireAt.label')}
          fieldProps={{ format: 'YYYY-MM-DD HH:mm:ss', style: { width: '100%' } }}
        />
        <ProFormSwitch name="pinned" label={t('admin.content.pinned.label')} />
        {content?.state === 'published' && (
          <ProFormText
            name="changeNote"
            label={t('admin.content.changeNote.label')}
            extra={t('admin.content.changeNote.help')}
            colProps={{ xs: 24, md: 16 }}
            fieldProps={{ maxLength: 500 }}
          />
        )}
      </ProForm>
      <div className={styles.acts}>
        <Button look="primary" onClick={() => form.submit()}>
          {t('admin.form.save.action')}
        </Button>
      </div>
    </div>
  );
}
