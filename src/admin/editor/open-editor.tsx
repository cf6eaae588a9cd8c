import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { editorTexts } from '#shared/texts/editor.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { AdminLayout } from '../layout/admin-layout.tsx'
import { PostEditor } from './post-editor.tsx'
import { postQuery } from './post-query.ts'

interface OpenEditorProps {
  editorKey: string
  /** Null for a new one. */
  postId: number | null
}

/** Waits for what is to be edited. Once there, the editor stays, whatever becomes of the address. */
export function OpenEditor({ editorKey, postId }: OpenEditorProps) {
  const [startId] = useState(postId)
  if (startId === null) return <PostEditor editorKey={editorKey} post={null} />
  return <StoredPost editorKey={editorKey} id={startId} />
}

function StoredPost({ editorKey, id }: { editorKey: string; id: number }) {
  const { data: post, isError } = useQuery(postQuery(id))
  if (post) return <PostEditor editorKey={editorKey} post={post} />
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
