import { commentAnchor } from '#shared/comments/pages.ts'
import { threadTexts as texts } from '#texts/site/comments.ts'
import { useSettings } from '../../layout/use-settings.ts'
import type { WaitingComment } from '../kept-here.ts'
import { Note, type NoteProps } from './note.tsx'
import type { toThreads } from './threads.ts'

interface ThreadListProps extends Omit<NoteProps, 'comment'> {
  all: ReturnType<typeof toThreads>
}

/** Oldest first; two levels, and no more. */
export function ThreadList({ all, ...note }: ThreadListProps) {
  return (
    <ol className="thread">
      {all.threads.map(({ first, replies, waiting }) => (
        <li key={first.id} className="note" id={commentAnchor(first.id)}>
          <Note comment={first} {...note} />
          {replies.length + waiting.length > 0 && (
            <ol className="replies">
              {replies.map((comment) => (
                <li key={comment.id} className="note" id={commentAnchor(comment.id)}>
                  <Note comment={comment} {...note} />
                </li>
              ))}
              <Waiting comments={waiting} />
            </ol>
          )}
        </li>
      ))}
      <Waiting comments={all.waiting} />
    </ol>
  )
}

/** Seen by nobody but whoever wrote them, in this browser. */
function Waiting({ comments }: { comments: readonly WaitingComment[] }) {
  const { ownerName } = useSettings()
  return comments.map(({ id, name, message }) => (
    <li key={id} className="note is-waiting" id={commentAnchor(id)}>
      <article>
        <header className="note-head">
          <strong dir="auto">{name}</strong>
        </header>
        <p className="note-text is-plain" dir="auto">
          {message}
        </p>
        <p className="hint">{texts.waiting(ownerName)}</p>
      </article>
    </li>
  ))
}
