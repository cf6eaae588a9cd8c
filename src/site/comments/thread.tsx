import { commentAnchor, commentPaths } from '#shared/comments/pages.ts'
import type { Comment } from '#shared/contract/comments.ts'
import { dates } from '#texts/grammar.ts'
import { threadTexts as texts, threadTexts } from '#texts/site/comments.ts'
import { useSettings } from '../app/hooks.ts'
import type { PendingComment } from './stored-comments.ts'
import type { toThreads } from './threads.ts'

interface ThreadListProps extends Omit<NoteProps, 'comment'> {
  all: ReturnType<typeof toThreads>
}

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

function Waiting({ comments }: { comments: readonly PendingComment[] }) {
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

interface NoteProps {
  comment: Comment
  slug: string
  onReply: ((comment: Comment) => void) | null
}

/** The server renders and escapes the HTML of a comment. */
function Note({ comment, slug, onReply }: NoteProps) {
  const { name, isOwner, isRemoved, html } = comment
  if (isRemoved) {
    return (
      <article>
        <p className="muted">{texts.removed}</p>
      </article>
    )
  }
  return (
    <article>
      <header className="note-head">
        {isOwner ? <CollarTag name={name} /> : <strong dir="auto">{name}</strong>}
        <When comment={comment} />
        {onReply && (
          <a
            className="note-reply"
            href={commentPaths.reply(slug, comment.id)}
            rel="nofollow"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onReply(comment)
            }}
          >
            {texts.reply}
            <span className="sr">{texts.replyTo(name)}</span>
          </a>
        )}
      </header>
      <CommentText html={html} />
    </article>
  )
}

export function CommentText({ html }: { html: string }) {
  return (
    <div
      className="note-text"
      dir="auto"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own server, which escapes
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function When({ comment: { id, createdAt, date, time } }: Pick<NoteProps, 'comment'>) {
  const { today } = useSettings()
  const exact = `${dates.short(date)}, ${dates.clock(time)}`
  return (
    <a className="note-when" href={`#${commentAnchor(id)}`} title={exact} data-exact={exact}>
      <time dateTime={createdAt}>{texts.daysAgo(date, today)}</time>
    </a>
  )
}

function CollarTag({ name }: { name: string }) {
  return (
    <span className="collar-tag">
      <svg viewBox="0 0 30 28" aria-hidden="true" focusable="false">
        <path
          className="s-collar"
          strokeWidth="5.5"
          d="M14.5 3.6c6.6 0 11.9 4.7 11.9 10.4S21.1 24.4 14.5 24.4 2.6 19.7 2.6 14 7.9 3.6 14.5 3.6z"
        />
        <circle className="s-ring" cx="26" cy="14" r="3.4" strokeWidth="1.7" />
      </svg>
      <span>
        {name}
        <span className="sr">{threadTexts.isOwner}</span>
      </span>
    </span>
  )
}
