import { History } from 'lucide'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'wouter'
import type { AdminPost } from '#shared/contract/posts.ts'
import { editorTexts as texts } from '#shared/texts/editor.ts'
import { adminPostTexts } from '#shared/texts/posts.ts'
import type { ToastText } from '#shared/texts/toast-text.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { AiTools } from '../ai-tools/ai-tools.tsx'
import { LeaveGuard } from '../controls/leave-guard.tsx'
import { AdminLayout } from '../layout/admin-layout.tsx'
import { RestoreOffer } from './drafts/restore-offer.tsx'
import { EditorStatus } from './editor-status.tsx'
import { TitleAndSlug } from './fields/title-and-slug.tsx'
import { HistoryDialog } from './history/history-dialog.tsx'
import { MarkdownField } from './markdown/markdown-field.tsx'
import { SaveProblems } from './saving/save-problems.tsx'
import type { AfterSave } from './saving/use-save.ts'
import { DetailsBox, PublishBox } from './side-boxes.tsx'
import { usePostEditor } from './use-post-editor.ts'

export interface PostEditorProps {
  title: string
  /** Null for a new one. */
  post: AdminPost | null
  failed: ToastText
  onSaved: (post: AdminPost, how: AfterSave) => void
}

export function PostEditor({ title, post, failed, onSaved }: PostEditorProps) {
  const editor = usePostEditor({ post, failed, onSaved })
  const { form, fields, drafts, saving, view } = editor
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const published = useWatch({ control: form.control, name: 'published' })
  const content = useWatch({ control: form.control, name: 'content' })
  const contentRegistration = fields.register(form, 'content', editor.autoFill.contentChanged)

  const actions = (
    <div className="savebar">
      <Tag badge={published ? 'good' : 'grey'}>
        {published ? adminPostTexts.published : adminPostTexts.draft}
      </Tag>
      {post && (
        <Button
          look="line"
          small
          className="has-icon"
          aria-label={texts.history}
          onClick={() => setHistoryOpen(true)}
        >
          <Icon of={History} />
          <span className="not-small">{texts.history}</span>
        </Button>
      )}
      <Link href="/admin" className={buttonClass({ look: 'line', small: true })}>
        {texts.cancel}
      </Link>
      <Button
        small
        busy={saving.isSaving}
        disabled={!editor.isDirty}
        onClick={() => editor.submit('leave')}
      >
        {saving.isSaving ? texts.saving : texts.save}
      </Button>
    </div>
  )

  return (
    <AdminLayout title={title} actions={actions}>
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
        <div className="editor-page">
          <TitleAndSlug
            form={form}
            fields={fields}
            onTitle={editor.autoFill.titleChanged}
            freeSlug={saving.freeSlug}
            onFreeSlug={editor.takeFreeSlug}
          />
          <MarkdownField
            registration={contentRegistration}
            onBlur={editor.autoFill.fillExcerpt}
            content={content}
            error={form.formState.errors.content?.message}
            view={view.current}
            onView={view.set}
          />
          <EditorStatus content={content} kept={drafts.state} savedAt={editor.savedAt} />
        </div>
        <aside className="stack">
          <PublishBox form={form} />
          <DetailsBox form={form} fields={fields} storedCategory={post?.category ?? ''} />
          <AiTools tools={editor.tools} />
        </aside>
      </div>
      <LeaveGuard isDirty={editor.hasUnsavedWords} />
      <SaveProblems editor={editor} />
      {isHistoryOpen && post && (
        <HistoryDialog
          postId={post.id}
          current={form.getValues()}
          onClose={() => setHistoryOpen(false)}
          onRestore={(values) => {
            setHistoryOpen(false)
            editor.putIn(values)
          }}
        />
      )}
    </AdminLayout>
  )
}
