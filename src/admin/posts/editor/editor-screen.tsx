import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useParams, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { dayField } from '#shared/contract/fields.ts'
import { autosaveKeyOf } from '#shared/contract/history.admin.ts'
import { unfinishedTexts } from '#texts/admin/drafts.ts'
import { editorTexts } from '#texts/admin/editor.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/loading.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { AdminLayout } from '../../app/screen.tsx'
import { createRandomKey } from '../../parts/random-key.ts'
import { autosaveQuery, postQuery } from '../queries.ts'
import type { EditorHistoryState } from './editor-address.ts'
import { PostEditor } from './post-editor.tsx'
import type { EditorView } from './text-fields.ts'

/** The calendar links to a new post with a day; an invalid day is ignored. */
const ChosenDay = dayField()
const readDay = (day: string | null) => ChosenDay.safeParse(day).data ?? null

/** Each URL gets a fresh editor; only a first save changes the URL of the open one. */
export function EditorScreen() {
  const [path] = useLocation()
  const { id } = useParams<{ id?: string }>()
  const search = useSearch()
  const address = `${path}?${search}`
  const entry = useHistoryState<EditorHistoryState | null>()
  const [open, setOpen] = useState(() => ({ address, key: createRandomKey() }))
  if (open.address !== address) {
    setOpen({ address, key: entry?.editor === open.key ? open.key : createRandomKey() })
  }
  const parameters = new URLSearchParams(search)
  const draftKey = id ? autosaveKeyOf(Number(id)) : parameters.get('draft')
  const day = id ? null : readDay(parameters.get('day'))
  const view: EditorView = parameters.get('view') === 'preview' ? 'preview' : 'write'
  const target = { postId: id ? Number(id) : null, draftKey, day, view }
  return <OpenEditor key={open.key} editorKey={open.key} target={target} />
}

interface EditorTarget {
  postId: number | null
  draftKey: string | null
  day: string | null
  view: EditorView
}

interface OpenEditorProps {
  editorKey: string
  target: EditorTarget
}

/** Loads post and autosave once; later changes of the URL do not replace the open editor. */
function OpenEditor({ editorKey, target }: OpenEditorProps) {
  const [start] = useState(target)
  const { post, draft, problem, isThere } = useStoredContent(start)
  if (isThere)
    return <PostEditor {...{ editorKey, post, draft, day: start.day, view: start.view }} />
  const title = start.postId === null ? editorTexts.createTitle : editorTexts.editTitle
  return (
    <AdminLayout title={title}>
      {problem ? (
        <div className="form-stack">
          <ErrorBox>{problem}</ErrorBox>
          <p>
            <Link href="/admin" className={buttonClass({ variant: 'line', small: true })}>
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

function useStoredContent({ postId, draftKey }: Pick<EditorTarget, 'postId' | 'draftKey'>) {
  const stored = useQuery({ ...postQuery(postId ?? 0), enabled: postId !== null })
  const unfinished = useQuery({ ...autosaveQuery(draftKey ?? ''), enabled: draftKey !== null })
  const post = stored.data ?? null
  const draft = unfinished.data?.draft ?? null
  const isLoading =
    (postId !== null && stored.isPending) || (draftKey !== null && unfinished.isPending)
  const isDraftGone = postId === null && draftKey !== null && draft === null
  // Without its autosave, a post can still be edited.
  const problem = stored.isError ? editorTexts.loadFailed : isDraftGone && unfinishedTexts.gone
  return { post, draft, problem: !isLoading && problem, isThere: !isLoading && !problem }
}

function EditorSkeleton() {
  return (
    <div className="with-aside editor" role="status" aria-label={editorTexts.loading}>
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
      <aside className="stack editor-side">
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
