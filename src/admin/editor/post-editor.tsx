import { useWatch } from 'react-hook-form'
import { leaveTexts } from '#shared/texts/saving.ts'
import { AiTools } from '../ai-tools/ai-tools.tsx'
import { LeaveGuard } from '../controls/leave-guard.tsx'
import { AdminLayout } from '../layout/admin-layout.tsx'
import { PreviewCover } from './cover/preview-cover.tsx'
import { RestoreOffer } from './drafts/restore-offer.tsx'
import { EditorStatus } from './editor-status.tsx'
import { DetailsBox } from './fields/details-box.tsx'
import { PublishBox } from './fields/publish-box.tsx'
import { TitleAndSlug } from './fields/title-and-slug.tsx'
import { MarkdownField } from './markdown/markdown-field.tsx'
import { SaveBar } from './save-bar.tsx'
import { SaveProblems } from './saving/save-problems.tsx'
import { type PostEditorOptions, type PostEditorState, usePostEditor } from './use-post-editor.ts'

interface PostEditorProps extends PostEditorOptions {
  title: string
}

export function PostEditor({ title, ...options }: PostEditorProps) {
  const { post } = options
  const editor = usePostEditor(options)
  const { form, fields, drafts, saving } = editor
  return (
    <AdminLayout title={title} actions={<SaveBar editor={editor} postId={post?.id ?? null} />}>
      {drafts.offers.map((draft) => (
        <RestoreOffer
          key={draft.key}
          draft={draft}
          current={form.getValues}
          version={saving.target().version}
          onRestore={() => editor.restoreDraft(draft)}
          onDiscard={() => drafts.drop(draft)}
        />
      ))}
      <div className="editor">
        <Page editor={editor} />
        <aside className="stack">
          <PublishBox form={form} />
          <DetailsBox form={form} fields={fields} storedCategory={post?.category ?? ''} />
          <AiTools tools={editor.tools} />
        </aside>
      </div>
      <LeaveGuard isDirty={editor.hasUnsavedWords} texts={leaveTexts} />
      <SaveProblems editor={editor} />
    </AdminLayout>
  )
}

/** Title, slug, content and the status line below. */
function Page({ editor }: { editor: PostEditorState }) {
  const { form, fields, autoFill, saving } = editor
  const content = useWatch({ control: form.control, name: 'content' })
  return (
    <div className="editor-page">
      <TitleAndSlug
        form={form}
        fields={fields}
        onTitle={autoFill.titleChanged}
        freeSlug={saving.freeSlug}
        onFreeSlug={editor.takeFreeSlug}
      />
      <MarkdownField
        registration={fields.register('content', autoFill.contentChanged)}
        onBlur={autoFill.fillExcerpt}
        content={content}
        cover={<PreviewCover control={form.control} />}
        error={form.formState.errors.content?.message}
        view={fields.view}
        onView={fields.setView}
      />
      <EditorStatus content={content} autosave={editor.drafts.state} savedAt={editor.savedAt} />
    </div>
  )
}
