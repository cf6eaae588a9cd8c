import { useLocation } from 'wouter'
import type { Autosave } from '#shared/contract/history.admin.ts'
import type { AdminPost } from '#shared/contract/posts.admin.ts'
import { leaveTexts } from '#texts/admin/drafts.ts'
import { editorTexts, editorToasts } from '#texts/admin/editor.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { AdminLayout } from '../../app/screen.tsx'
import { AiPanel, AiTools } from '../../assistant/ai-tools.tsx'

import { LeaveGuard } from '../../parts/leave-guard.tsx'
import { DetailsBox } from './details-box.tsx'
import { type EditorHistoryState, editorAddress } from './editor-address.ts'
import { MarkdownField } from './markdown-field.tsx'
import { PublishBox } from './publish-box.tsx'
import { RestorableCopyNotice } from './restore-offer.tsx'
import { EditorBar, WordCount } from './save-bar.tsx'
import { OpenQuestionsDialog, SaveProblemDialogs } from './save-dialogs.tsx'
import { StrayDropDialog } from './stray-drop.tsx'
import type { EditorView } from './text-fields.ts'
import { SlugNotes, TitleAndSlug } from './title-and-slug.tsx'
import { type PostEditorOptions, type PostEditorState, usePostEditor } from './use-post-editor.ts'

interface PostEditorProps {
  /** Goes into the history state of the URL that a first save creates, which keeps this editor open. */
  editorKey: string
  post: AdminPost | null
  draft: Autosave | null
  day: string | null
  view: EditorView
}

/** A post that was never saved has no URL of its own. */
const isSavedAs = (postId: number | null, address: string) =>
  postId !== null && address === editorAddress(postId)

export function PostEditor({ editorKey, post, draft, day, view }: PostEditorProps) {
  const [path, goTo] = useLocation()
  const onSaved: PostEditorOptions['onSaved'] = ({ id }, { after, isNew }) => {
    if (after === 'leave') {
      const action = { label: leaveTexts.stay, onAction: () => goTo(editorAddress(id)) }
      showToast({ ...(isNew ? editorToasts.created : editorToasts.updated), action })
      return goTo('/admin')
    }
    const state: EditorHistoryState = { editor: editorKey }
    if (path !== editorAddress(id)) goTo(editorAddress(id), { replace: true, state })
  }
  const editor = usePostEditor({ post, draft, day, view, onSaved })
  const { form, fields, autosave } = editor
  const { postId } = autosave
  const title = postId === null ? editorTexts.createTitle : editorTexts.editTitle
  return (
    <AdminLayout title={title} actions={<EditorBar editor={editor} />}>
      {editor.offers.list.map((offer) => (
        <RestorableCopyNotice key={offer.key} editor={editor} offer={offer} />
      ))}
      <div className="with-aside editor">
        <Page editor={editor} />
        <aside className="stack editor-side">
          <AiPanel tools={editor.tools} />
          <PublishBox
            form={form}
            postId={postId}
            publicSince={editor.publicSince}
            letter={editor.letter}
            saveForPreview={editor.saveForPreview}
          />
          <DetailsBox form={form} fields={fields} storedCategory={post?.category ?? ''} />
          <AiTools tools={editor.tools} />
        </aside>
      </div>
      <LeaveGuard
        isDirty={editor.hasUnsavedValues}
        isOwnAddress={(address) => isSavedAs(autosave.target().postId, address)}
        putAway={() => autosave.flush()}
        texts={leaveTexts}
      />
      <StrayDropDialog photos={editor.photos} />
      <OpenQuestionsDialog editor={editor} />
      <SaveProblemDialogs editor={editor} />
    </AdminLayout>
  )
}

function Page({ editor }: { editor: PostEditorState }) {
  const { form, fields, autoFill, autosave } = editor
  const { postId, problem } = autosave
  return (
    <div className="editor-page">
      <TitleAndSlug
        form={form}
        fields={fields}
        onTitle={autoFill.titleChanged}
        freeSlug={problem?.kind === 'invalid' ? problem.freeSlug : null}
        onFreeSlug={editor.takeFreeSlug}
      />
      <SlugNotes
        control={form.control}
        postId={postId}
        onKeep={(slug) => fields.write('slug', slug)}
      />
      <MarkdownField
        registration={fields.register('content', autoFill.contentChanged)}
        onBlur={autoFill.fillExcerpt}
        control={form.control}
        error={form.formState.errors.content?.message}
        photos={editor.photos}
        view={fields.view}
        onView={fields.setView}
      />
      <WordCount control={form.control} />
    </div>
  )
}
