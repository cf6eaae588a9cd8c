import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'wouter'
import {
  type AdminComment,
  type CommentState,
  forgetCommenterOf,
} from '#shared/contract/comments.admin.ts'
import { bulkTexts, forgetTexts, moderationActs, moderationTexts } from '#texts/admin/comments.ts'
import { ArrowLink, Button, IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { EmptyState } from '#ui/display/states.tsx'
import { Ban } from '#ui/icons/ban.ts'
import { Check } from '#ui/icons/check.ts'
import { Trash2 } from '#ui/icons/trash-2.ts'
import { X } from '#ui/icons/x.ts'
import { api } from '../app/api.ts'
import { useDogName } from '../app/diary.ts'
import { ListPagination, LoadedList } from '../parts/list.tsx'
import { CommentCard, commentCardIdOf } from './comment-card.tsx'
import { type CommentListState, useEraseComments, useModeration } from './moderation.ts'
import { CommentListFooter } from './queue-end.tsx'

const nobody: AdminComment[] = []

export function ModerationList({ list }: { list: CommentListState }) {
  const { data } = list.query
  const comments = data?.comments ?? nobody
  const moderation = useModeration(list.filter)
  const cursor = useCursor(comments)
  const choice = useChoice(comments)
  const [replyingTo, setReplyingTo] = useState<number | null>(null)
  const forget = useEraseComments()
  const { current } = cursor
  const restoreFocus = useFocusAfterMove(current)
  useFocusAfterReply(replyingTo, current)

  const move = (some: readonly AdminComment[], to: CommentState) => {
    restoreFocus()
    moderation.move(some, to)
  }
  const onCurrent = (handle: (comment: AdminComment) => void) => () => {
    if (current) handle(current)
  }
  /** The key moves the ticked comments, or the current one if none is ticked. */
  const moveByKey = (to: CommentState) => () => {
    const some = choice.chosen.length > 0 ? choice.chosen : current ? [current] : []
    move(
      some.filter(({ state }) => state !== to),
      to,
    )
  }
  const forgetAuthor = ({ id, email, name }: AdminComment) =>
    forget(forgetTexts.titleOf(email ?? name), () => api(forgetCommenterOf, { params: { id } }))
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
      failed={moderationTexts.failed}
      waiting="cards"
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
      <ul className="says" aria-label={moderationTexts.list[list.state]}>
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
            onForget={() => forgetAuthor(comment)}
          />
        ))}
      </ul>
      {data && <CommentListFooter list={list} page={data} />}
      {data && <ListPagination {...data} label={moderationTexts.pages} />}
    </LoadedList>
  )
}

const focusOn = (comment: AdminComment | null) =>
  comment && document.getElementById(commentCardIdOf(comment.id))?.focus({ preventScroll: true })

/**
 * Closing a reply form removes the focused field; the focus then moves to its comment or the one
 * that took its place.
 */
function useFocusAfterReply(replyingTo: number | null, current: AdminComment | null) {
  const before = useRef(replyingTo)
  const focusCurrent = useEffectEvent(() => focusOn(current))
  useEffect(() => {
    const hasClosed = before.current !== null && replyingTo === null
    before.current = replyingTo
    if (hasClosed && document.activeElement === document.body) focusCurrent()
  }, [replyingTo])
}

/** Moving a comment removes the focused card; the focus then moves to the comment that took its place. */
function useFocusAfterMove(current: AdminComment | null) {
  const shouldFocus = useRef(false)
  useEffect(() => {
    if (!shouldFocus.current || !current) return
    shouldFocus.current = false
    focusOn(current)
  }, [current])
  return () => {
    shouldFocus.current = true
  }
}

interface BulkBarProps {
  state: CommentState
  chosen: number
  all: number
  onChooseAll: (isAll: boolean) => void
  onMove: (to: CommentState) => void
}

const moves = [
  { to: 'approved', act: 'approve', icon: Check },
  { to: 'spam', act: 'spam', icon: Ban },
  { to: 'deleted', act: 'delete', icon: Trash2 },
] as const

function BulkBar({ state, chosen, all, onChooseAll, onMove }: BulkBarProps) {
  if (chosen === 0) return null
  return (
    <div className="cluster bulk" role="toolbar" aria-label={bulkTexts.label}>
      <label className="check">
        <input
          type="checkbox"
          aria-label={bulkTexts.chooseAll(all)}
          checked={chosen === all}
          onChange={(event) => onChooseAll(event.currentTarget.checked)}
        />
        <span role="status">{bulkTexts.chosen(chosen, all)}</span>
      </label>
      {moves
        .filter(({ to }) => to !== state)
        .map(({ to, act, icon }) => (
          <Button key={to} small onClick={() => onMove(to)}>
            <Icon of={icon} />
            {moderationActs[act]}
          </Button>
        ))}
      <IconButton label={bulkTexts.chooseNone} onClick={() => onChooseAll(false)}>
        <Icon of={X} />
      </IconButton>
    </div>
  )
}

function NoComments({ list }: { list: CommentListState }) {
  const dog = useDogName()
  const { state, search } = list
  if (search) {
    return (
      <p className="muted" role="status">
        {moderationTexts.noneFound}{' '}
        <Button variant="quiet" small onClick={() => list.searchFor('')}>
          {moderationTexts.showAll}
        </Button>
      </p>
    )
  }
  const seeApproved = (
    <ArrowLink as={Link} href="?state=approved">
      {moderationTexts.seeApproved}
    </ArrowLink>
  )
  return (
    <div className="box">
      <EmptyState action={state === 'waiting' ? seeApproved : undefined}>
        {moderationTexts.none[state](dog)}
      </EmptyState>
    </div>
  )
}

/**
 * Tracks the comment selected by keyboard. When it leaves the list, the one that took its place is
 * selected.
 */
function useCursor(comments: readonly AdminComment[]) {
  const [id, setId] = useState<number | null>(null)
  const lastIndex = useRef(0)
  const found = comments.findIndex((comment) => comment.id === id)
  const index = found >= 0 ? found : Math.min(lastIndex.current, comments.length - 1)
  useEffect(() => {
    if (index >= 0) lastIndex.current = index
  }, [index])
  const current = comments[index] ?? null
  return {
    current,
    goTo: setId,
    step(by: 1 | -1) {
      const next = comments[Math.min(Math.max(index + by, 0), comments.length - 1)]
      if (!next) return
      setId(next.id)
      document.getElementById(commentCardIdOf(next.id))?.focus()
    },
  }
}

/** Tracks the ticked comments; comments that left the list no longer count. */
function useChoice(comments: readonly AdminComment[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  return {
    chosen: comments.filter(({ id }) => ids.has(id)),
    isChosen: (id: number) => ids.has(id),
    toggle: (id: number) =>
      setIds((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
    chooseAll: (isAll: boolean) => setIds(new Set(isAll ? comments.map(({ id }) => id) : [])),
  }
}

type KeyHandlers = Record<string, () => void>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))

function useCommentKeys(handlers: KeyHandlers) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('[role$="dialog"], dialog[open]')) return
      const handleKey = latest.current[event.key]
      if (!handleKey) return
      event.preventDefault()
      handleKey()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
