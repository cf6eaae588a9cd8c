import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AdminComment, CommentState } from '#shared/contract/comments.admin.ts'
import { moderationTexts as texts } from '#texts/admin/comments.ts'
import { ListPages, LoadedList } from '../parts/list.tsx'

import { BulkBar } from './bulk-bar.tsx'
import { CommentCard } from './card/comment-card.tsx'
import { NoComments } from './no-comments.tsx'
import { QueueEnd } from './queue-end.tsx'
import { ForgetAuthor } from './rules/forget-author.tsx'
import { useChoice } from './use-choice.ts'
import { useCommentKeys } from './use-comment-keys.ts'
import type { CommentList } from './use-comment-list.ts'
import { cardId, useCursor } from './use-cursor.ts'
import { useModeration } from './use-moderation.ts'

const nobody: AdminComment[] = []

export function CommentQueue({ list }: { list: CommentList }) {
  const { data } = list.query
  const comments = data?.comments ?? nobody
  const moderation = useModeration(list.wanted)
  const cursor = useCursor(comments)
  const choice = useChoice(comments)
  const [replyingTo, setReplyingTo] = useState<number | null>(null)
  const [toForget, setToForget] = useState<AdminComment | null>(null)
  const { current } = cursor
  const keepFocus = useFocusAfterMove(current)
  useFocusAfterReply(replyingTo, current)

  const move = (some: readonly AdminComment[], to: CommentState) => {
    keepFocus()
    moderation.move(some, to)
  }
  const onCurrent = (act: (comment: AdminComment) => void) => () => {
    if (current) act(current)
  }
  /** What is chosen goes together; else the one the keyboard is at. */
  const moveByKey = (to: CommentState) => () => {
    const some = choice.chosen.length > 0 ? choice.chosen : current ? [current] : []
    move(
      some.filter(({ state }) => state !== to),
      to,
    )
  }
  useCommentKeys({
    j: () => cursor.step(1),
    k: () => cursor.step(-1),
    a: moveByKey('approved'),
    s: moveByKey('spam'),
    d: moveByKey('deleted'),
    x: onCurrent(({ id }) => choice.toggle(id)),
    r: onCurrent(({ id, state }) => {
      if (state === 'waiting' || state === 'approved') setReplyingTo(id)
    }),
    z: moderation.undo,
  })

  return (
    <LoadedList
      query={list.query}
      failed={texts.failed}
      isEmpty={comments.length === 0}
      empty={<NoComments list={list} />}
    >
      <BulkBar
        state={list.state}
        chosen={choice.chosen.length}
        all={comments.length}
        onChooseAll={choice.chooseAll}
        onMove={(to) => move(choice.chosen, to)}
      />
      <ul className="says" aria-label={texts.list[list.state]}>
        {comments.map((comment) => (
          <CommentCard
            key={comment.id}
            comment={comment}
            isCurrent={comment === current}
            isChosen={choice.isChosen(comment.id)}
            isReplying={comment.id === replyingTo}
            reply={moderation.reply}
            onFocus={() => cursor.goTo(comment.id)}
            onChoose={() => choice.toggle(comment.id)}
            onMove={(to) => move([comment], to)}
            onReply={(isReplying) => setReplyingTo(isReplying ? comment.id : null)}
            onForget={() => setToForget(comment)}
          />
        ))}
      </ul>
      {data && <QueueEnd list={list} page={data} />}
      {data && <ListPages {...data} label={texts.pages} />}
      <ForgetAuthor comment={toForget} onClose={() => setToForget(null)} />
    </LoadedList>
  )
}

const focusOn = (comment: AdminComment | null) =>
  comment && document.getElementById(cardId(comment.id))?.focus({ preventScroll: true })

/** A reply's field leaves with the focus: its comment gets it, or the one that took its place. */
function useFocusAfterReply(replyingTo: number | null, current: AdminComment | null) {
  const before = useRef(replyingTo)
  const focusCurrent = useEffectEvent(() => focusOn(current))
  useEffect(() => {
    const hasClosed = before.current !== null && replyingTo === null
    before.current = replyingTo
    if (hasClosed && document.activeElement === document.body) focusCurrent()
  }, [replyingTo])
}

/** What had the focus leaves with its comment: the one in its place gets it. */
function useFocusAfterMove(current: AdminComment | null) {
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isWanted.current || !current) return
    isWanted.current = false
    focusOn(current)
  }, [current])
  return () => {
    isWanted.current = true
  }
}
