import type { AdminComment, CommentState } from '#shared/contract/comments.admin.ts'
import { moderationActs, moderationTexts as texts } from '#texts/admin/comments.ts'
import { classNames } from '#ui/display/class-names.ts'
import { DogHead } from '#ui/dog/dog-head.tsx'
import { cardId } from '../use-cursor.ts'
import type { Moderation } from '../use-moderation.ts'
import { Acts } from './acts.tsx'
import { ReplyForm } from './reply-form.tsx'
import { Said } from './said.tsx'
import { Sniff } from './sniff.tsx'
import { Who } from './who.tsx'

interface CommentCardProps {
  comment: AdminComment
  isCurrent: boolean
  isChosen: boolean
  isReplying: boolean
  reply: Moderation['reply']
  onFocus: () => void
  onChoose: () => void
  onMove: (to: CommentState) => void
  onReply: (isReplying: boolean) => void
  onForget: () => void
}

export function CommentCard(props: CommentCardProps) {
  const { comment, isCurrent, isChosen, isReplying, reply, onMove, onReply } = props
  const { id, name, message, replyTo, hasEmail } = comment
  return (
    <li
      id={cardId(id)}
      className={classNames('say', isCurrent && 'is-now', isChosen && 'is-picked')}
      aria-current={isCurrent || undefined}
      tabIndex={-1}
      onFocus={props.onFocus}
    >
      {isCurrent && <DogHead className="say-nose" />}
      <label className="check">
        <input type="checkbox" checked={isChosen} onChange={props.onChoose} />
        <span className="sr">{texts.choose(name)}</span>
      </label>
      <div className="say-in">
        <Who comment={comment} />
        {replyTo && (
          <p className="say-to" dir="auto">
            {texts.inReplyTo(replyTo.name)} {shortened(replyTo.message)}
          </p>
        )}
        <Said message={message} />
        {!comment.isOwner && <Sniff comment={comment} />}
        {isReplying ? (
          <ReplyForm comment={comment} reply={reply} onClose={() => onReply(false)} />
        ) : (
          <Acts comment={comment} onMove={onMove} onReply={() => onReply(true)} />
        )}
        {hasEmail && !isReplying && (
          <button type="button" className="link-btn" onClick={props.onForget}>
            {moderationActs.forget}
            <span className="sr">{moderationActs.of(name)}</span>
          </button>
        )}
      </div>
    </li>
  )
}

const SHORT = 90
const shortened = (text: string) => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text)
