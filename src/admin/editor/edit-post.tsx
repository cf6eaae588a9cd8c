import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'wouter'
import { editorTexts, editorToasts } from '#shared/texts/editor.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { AdminLayout } from '../layout/admin-layout.tsx'
import { PostEditor } from './post-editor.tsx'
import { postQuery } from './post-query.ts'

export function EditPost() {
  const { id } = useParams<{ id: string }>()
  // Another post is another editor: nothing of the first may leak into it.
  return <EditPostById key={id} id={Number(id)} />
}

function EditPostById({ id }: { id: number }) {
  const [, goTo] = useLocation()
  const { data: post, isError } = useQuery(postQuery(id))
  if (post) {
    return (
      <PostEditor
        title={editorTexts.editTitle}
        post={post}
        failed={editorToasts.updateFailed}
        onSaved={(saved, how) => {
          // Saved as a new post, after the old one was deleted elsewhere.
          const isNew = saved.id !== id
          if (how === 'stay') {
            if (isNew) goTo(`/admin/posts/${saved.id}/edit`, { replace: true })
            return
          }
          toast(isNew ? editorToasts.created : editorToasts.updated)
          goTo('/admin')
        }}
      />
    )
  }
  return (
    <AdminLayout title={editorTexts.editTitle}>
      {isError ? (
        <div className="form-stack">
          <ErrorBox>{editorTexts.loadFailed}</ErrorBox>
          <p>
            <Link href="/admin" className={buttonClass({ look: 'line', small: true })}>
              {editorTexts.backToDashboard}
            </Link>
          </p>
        </div>
      ) : (
        <EditorSkeleton />
      )}
    </AdminLayout>
  )
}

function EditorSkeleton() {
  return (
    <div className="editor" role="status" aria-label={editorTexts.loading}>
      <div className="editor-page is-loading">
        <Skeleton>
          <SkeletonPart shape="title" />
          <SkeletonPart shape="half" />
          <SkeletonPart />
          <SkeletonPart />
          <SkeletonPart />
          <SkeletonPart shape="half" />
        </Skeleton>
      </div>
      <aside className="stack">
        {['publish', 'details', 'helpers'].map((box) => (
          <section key={box} className="box">
            <Skeleton>
              <SkeletonPart shape="half" />
              <SkeletonPart />
              <SkeletonPart />
            </Skeleton>
          </section>
        ))}
      </aside>
    </div>
  )
}
