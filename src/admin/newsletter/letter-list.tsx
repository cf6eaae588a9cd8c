import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { Letter, LetterState } from '#shared/contract/letters.admin.ts'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { dayInZone } from '#shared/days.ts'
import { postStatusOf } from '#shared/schedule/schedule.ts'
import { letterStateTexts, letterTexts, writeLetterTexts } from '#texts/admin/letters.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { calendarNames, dates } from '#texts/grammar.ts'
import { ArrowLink, Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Plus } from '#ui/icons/plus.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useFormatDate, useFormatInstant, useTimeZone } from '../app/diary.ts'
import { adminPostsQuery } from '../app/queries.ts'
import { TriggeredDialog } from '../parts/dialog.tsx'
import { SearchBox } from '../parts/list.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { PostsLoadError, StatusTag } from '../posts/post-status.tsx'

export function LetterList({
  letters,
  chosenId,
}: {
  letters: readonly Letter[]
  chosenId: number | undefined
}) {
  const [search] = useSearchParams()
  const hrefOf = (id: number) => {
    const there = new URLSearchParams(search)
    there.set('letter', String(id))
    return `?${there}`
  }
  return (
    <ul>
      {letters.map((letter) => (
        <li key={letter.id} className="item" aria-current={letter.id === chosenId || undefined}>
          <Stamp letter={letter} />
          <div>
            <strong dir="auto">
              <Link href={hrefOf(letter.id)}>{letter.subject}</Link>
            </strong>
            <p>
              <LetterLine letter={letter} />
            </p>
          </div>
          <LetterStateTag state={letter.state} />
        </li>
      ))}
    </ul>
  )
}

function LetterLine({ letter }: { letter: Letter }) {
  const formatDate = useFormatDate()
  const postMoment = useScheduledTime(letter)
  const { state, figures, finishedAt } = letter
  if (state === 'waiting')
    return postMoment ? letterTexts.lines.waitingUntil(postMoment) : letterTexts.lines.waiting
  if (state === 'leaving') return letterTexts.lines.leaving
  if (state === 'held') return letterTexts.lines.held
  if (finishedAt) return letterTexts.lines.done(formatDate(finishedAt), figures.sent)
  return letterTexts.lines.sending(figures.sent, figures.recipients)
}

export function useScheduledTime({ postId }: Letter): string | null {
  const { data: posts } = useQuery(adminPostsQuery)
  const formatMoment = useFormatInstant()
  const scheduledAt = posts?.find(({ id }) => id === postId)?.scheduledAt
  return scheduledAt ? formatMoment(scheduledAt) : null
}

const badges: Record<LetterState, string> = {
  waiting: 'due',
  leaving: 'due',
  sending: 'due',
  paused: 'grey',
  held: 'bad',
  sent: 'good',
  stopped: 'grey',
}

export function LetterStateTag({ state }: { state: LetterState }) {
  return <Tag badge={badges[state]}>{letterStateTexts[state]}</Tag>
}

function Stamp({ letter }: { letter: Letter }) {
  const zone = useTimeZone()
  const sentOn = letter.finishedAt && dayInZone(zone, new Date(letter.finishedAt))
  return (
    <span className="mail-stamp">
      <span>
        <ResponsiveImage src={letter.coverImage} alt="" sizes="48px" width={48} height={60} />
      </span>
      {letter.state === 'sent' && sentOn && <Postmark day={sentOn} />}
    </span>
  )
}

function Postmark({ day }: { day: string }) {
  return (
    <svg className="postmark" viewBox="0 0 96 60" aria-hidden="true">
      <circle cx="30" cy="30" r="25" />
      <circle cx="30" cy="30" r="18" />
      <path d="M56 18c6-5 10 5 16 0s10 5 16 0M57 30c6-5 10 5 16 0s10 5 16 0M56 42c6-5 10 5 16 0s10 5 16 0" />
      <text x="30" y="28" textAnchor="middle">
        {calendarNames.month(day, 'short').replace('.', '').toUpperCase()}
      </text>
      <text x="30" y="40" textAnchor="middle">
        {Number(day.slice(8))}
      </text>
    </svg>
  )
}

/** Every letter belongs to a post, so this links to the editor of a post without a letter. */
export function WriteLetterButton({ letters }: { letters: readonly Letter[] }) {
  return (
    <TriggeredDialog
      title={writeLetterTexts.title}
      description={writeLetterTexts.hint}
      closeLabel={adminTexts.close}
      trigger={
        <Button small>
          <Icon of={Plus} />
          {writeLetterTexts.write}
        </Button>
      }
    >
      <ChoosePost letters={letters} />
    </TriggeredDialog>
  )
}

function ChoosePost({ letters }: { letters: readonly Letter[] }) {
  const { data: posts, isError } = useQuery(adminPostsQuery)
  const [search, setSearch] = useState('')
  if (isError) return <PostsLoadError />
  if (!posts) return <SkeletonRows />
  const isSent = new Set(letters.map(({ postId }) => postId))
  const free = posts.filter(({ id }) => !isSent.has(id))
  const term = search.trim().toLowerCase()
  const found = free.filter(({ title }) => title.toLowerCase().includes(term))
  return (
    <>
      {free.length > 0 && (
        <SearchBox
          aria-label={writeLetterTexts.search}
          placeholder={writeLetterTexts.searchPlaceholder}
          value={search}
          onSearch={setSearch}
        />
      )}
      {found.length === 0 && (
        <p className="muted" role="status">
          {free.length === 0 ? writeLetterTexts.none : writeLetterTexts.noneFound}
        </p>
      )}
      <ul className="rows letter-posts">
        {found.map((post) => (
          <PostChoice key={post.id} post={post} />
        ))}
      </ul>
      <ArrowLink as={Link} href="/admin/posts/new">
        {writeLetterTexts.newPost}
      </ArrowLink>
    </>
  )
}

function PostChoice({ post }: { post: AdminPostRow }) {
  return (
    <li className="item">
      <span className="thumb">
        <ResponsiveImage src={post.coverImage} alt="" sizes="72px" width={72} height={54} />
      </span>
      <div>
        <strong dir="auto">
          <Link className="cover-link" href={`/admin/posts/${post.id}/edit#letter`}>
            {post.title}
          </Link>
        </strong>
        <time className="hint" dateTime={post.date}>
          {dates.short(post.date)}
        </time>
      </div>
      <StatusTag status={postStatusOf(post)} />
    </li>
  )
}
