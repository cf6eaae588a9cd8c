import { Fragment } from 'react'
import { commentAnchor } from '#shared/comments/pages.ts'
import type { AdminComment, CommentState } from '#shared/contract/comments.admin.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import {
  moderationActs,
  moderationTexts,
  reasonTexts,
  verdictTexts,
} from '#texts/admin/comments.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon, type IconNode } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { DogHead } from '#ui/dog/drawings.tsx'
import { Ban } from '#ui/icons/ban.ts'
import { Check } from '#ui/icons/check.ts'
import { Reply } from '#ui/icons/reply.ts'
import { Trash2 } from '#ui/icons/trash-2.ts'
import { Undo2 } from '#ui/icons/undo-2.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useFormatDate, useFormatInstant } from '../app/diary.ts'
import type { Moderation } from './moderation.ts'
import { ReplyForm } from './reply-form.tsx'

export const commentCardIdOf = (id: number) => `admin-comment-${id}`

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
      id={commentCardIdOf(id)}
      className={classNames('say', isCurrent && 'is-now', isChosen && 'is-picked')}
      aria-current={isCurrent || undefined}
      tabIndex={-1}
      onFocus={props.onFocus}
    >
      {isCurrent && <DogHead className="say-nose" />}
      <label className="check">
        <input type="checkbox" checked={isChosen} onChange={props.onChoose} />
        <span className="sr">{moderationTexts.choose(name)}</span>
      </label>
      <div className="say-in">
        <CommentAuthor comment={comment} />
        {replyTo && (
          <p className="hint" dir="auto">
            {moderationTexts.inReplyTo(replyTo.name)} {shortened(replyTo.message)}
          </p>
        )}
        <CommentBody message={message} />
        {!comment.isOwner && <SpamVerdict comment={comment} />}
        {isReplying ? (
          <ReplyForm comment={comment} reply={reply} onClose={() => onReply(false)} />
        ) : (
          <Acts comment={comment} onMove={onMove} onReply={() => onReply(true)} />
        )}
        {hasEmail && !isReplying && (
          <button type="button" className="link-btn" onClick={props.onForget}>
            {moderationActs.forget}
            <span className="sr">{moderationActs.forgetOf(name)}</span>
          </button>
        )}
      </div>
    </li>
  )
}

const SHORT = 90
const shortened = (text: string) => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text)

function CommentAuthor({ comment }: { comment: AdminComment }) {
  const formatDate = useFormatDate()
  const formatMoment = useFormatInstant()
  const { name, email, wantsReplies, isOwner, imported, createdAt, post, state } = comment
  const isPublic = state === 'approved' && post.isPublished
  const href = `/blog/${post.slug}${isPublic ? `#${commentAnchor(comment.id)}` : ''}`
  return (
    <p className="say-who">
      <b dir="auto">{name}</b>
      {isOwner && <Tag badge="primary">{moderationTexts.owner}</Tag>}
      {imported && <Tag badge="grey">{moderationTexts.imported}</Tag>}
      <time dateTime={createdAt} title={formatMoment(createdAt)}>
        {writtenAgo(createdAt, Date.now()) ?? formatDate(createdAt)}
      </time>
      {email && <span>{email}</span>}
      {email && wantsReplies && <span>{moderationTexts.wantsReplies}</span>}
      {/*
       * A plain link, because the public pages need a document with their own
       * Content-Security-Policy.
       */}
      <a href={post.isPublished ? href : `/admin/posts/${post.id}/edit`}>
        <ResponsiveImage src={post.coverImage} alt="" sizes="30px" width={30} height={22} />
        <span dir="auto">{post.title}</span>
      </a>
    </p>
  )
}

const ADDRESS = /((?:https?:\/\/|www\.)\S+)/i

/**
 * Addresses in a comment are marked but not linked, so that the owner does not follow one by
 * accident.
 */
function CommentBody({ message }: { message: string }) {
  return (
    <div className="say-text" dir="auto">
      {message.split(/\n{2,}/).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a comment never change
        <p key={at} dir="auto">
          {paragraph.split(ADDRESS).map((part, place) =>
            place % 2 === 1 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <u key={place}>{part}</u>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Fragment key={place}>{part}</Fragment>
            ),
          )}
        </p>
      ))}
    </div>
  )
}

function SpamVerdict({ comment: { verdict, reasons } }: { comment: AdminComment }) {
  return (
    <p className={`sniff is-${verdict}`}>
      <svg viewBox="0 0 24 20" aria-hidden="true" focusable="false">
        <path
          className="d-nose"
          d="M12 1c7 0 11 3 11 7 0 5-5 8-9 8v3h-4v-3C6 16 1 13 1 8c0-4 4-7 11-7z"
        />
        <path className="d-glint" d="M6 6c1-2 4-3 7-2-2 0-5 1-7 2z" />
      </svg>
      <span>
        <b>{verdictTexts[verdict]}</b>
        {reasons.map((reason) => (
          <i key={reason.kind}>{reasonTexts[reason.kind](reason.count ?? 0)}</i>
        ))}
      </span>
    </p>
  )
}

interface ActsProps {
  comment: AdminComment
  onMove: (to: CommentState) => void
  onReply: () => void
}

function Acts({ comment, onMove, onReply }: ActsProps) {
  const { state, name } = comment
  const isOpen = state === 'waiting' || state === 'approved'
  const backTo = {
    approved: moderationActs.takeDown,
    spam: moderationActs.notSpam,
    deleted: moderationActs.restore,
  }
  return (
    <div className="cluster say-acts">
      {state !== 'approved' && (
        <Act
          label={moderationActs.approve}
          icon={Check}
          name={name}
          keyCap="a"
          onPress={() => onMove('approved')}
        />
      )}
      {isOpen && (
        <Act
          label={moderationActs.reply}
          icon={Reply}
          variant="line"
          name={name}
          keyCap="r"
          onPress={onReply}
        />
      )}
      {state !== 'waiting' && (
        <Act
          label={backTo[state]}
          icon={Undo2}
          variant="quiet"
          name={name}
          onPress={() => onMove('waiting')}
        />
      )}
      {isOpen && (
        <Act
          label={moderationActs.spam}
          icon={Ban}
          variant="quiet"
          name={name}
          keyCap="s"
          onPress={() => onMove('spam')}
        />
      )}
      {state !== 'deleted' && (
        <IconButton
          className="is-del"
          label={moderationActs.deleteOf(name)}
          onClick={() => onMove('deleted')}
        >
          <Icon of={Trash2} />
          <KeyCap of="d" />
        </IconButton>
      )}
    </div>
  )
}

interface ActProps {
  label: string
  icon: IconNode
  name: string
  variant?: 'line' | 'quiet'
  keyCap?: string
  onPress: () => void
}

function Act({ label, icon, name, variant, keyCap, onPress }: ActProps) {
  return (
    <Button small {...(variant && { variant })} onClick={onPress}>
      <Icon of={icon} />
      {label}
      <span className="sr">{moderationActs.of(name)}</span>
      {keyCap && <KeyCap of={keyCap} />}
    </Button>
  )
}

/** Hidden from screen readers: the keys are also listed as text next to the queue. */
function KeyCap({ of }: { of: string }) {
  return (
    <span className="key-cap" aria-hidden="true">
      <kbd>{of}</kbd>
    </span>
  )
}

function writtenAgo(instant: string, now: number): string | null {
  const minutes = Math.floor((now - Date.parse(instant)) / MINUTE_MS)
  const { ago } = moderationTexts
  if (minutes < 1) return ago.now
  if (minutes < 60) return ago.minutes(minutes)
  return minutes < 24 * 60 ? ago.hours(Math.floor(minutes / 60)) : null
}
