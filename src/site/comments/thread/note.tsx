import { commentAnchor, commentPaths } from '#shared/comments/pages.ts'
import type { Comment } from '#shared/contract/comments.ts'
import { dates } from '#texts/grammar.ts'
import { threadTexts as texts } from '#texts/site/comments.ts'
import { useSettings } from '../../layout/use-settings.ts'
import { CollarTag } from './collar-tag.tsx'

export interface NoteProps {
  comment: Comment
  slug: string
  /** Null where the comments are closed. */
  onReply: ((comment: Comment) => void) | null
}

/** One comment. Its words come drawn from the server, which escapes them. */
export function Note({ comment, slug, onReply }: NoteProps) {
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
      <NoteWords html={html} />
    </article>
  )
}

export function NoteWords({ html }: { html: string }) {
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
