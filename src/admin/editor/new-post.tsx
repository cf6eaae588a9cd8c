import { useLocation } from 'wouter'
import { editorTexts, editorToasts } from '#shared/texts/editor.ts'
import { toast } from '#ui/overlays/toast.ts'
import { PostEditor } from './post-editor.tsx'

export function NewPost() {
  const [, goTo] = useLocation()
  return (
    <PostEditor
      title={editorTexts.createTitle}
      post={null}
      failed={editorToasts.createFailed}
      onSaved={({ id }, how) => {
        if (how === 'stay') return goTo(`/admin/posts/${id}/edit`, { replace: true })
        toast(editorToasts.created)
        goTo('/admin')
      }}
    />
  )
}
