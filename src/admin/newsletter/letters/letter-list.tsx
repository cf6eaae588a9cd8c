import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import type { Letter } from '#shared/contract/letters.admin.ts'
import { letterTexts as texts } from '#texts/admin/letters.ts'
import { useFormatDate, useFormatMoment } from '../../app/diary.ts'
import { adminPostsQuery } from '../../app/queries.ts'
import { LetterStateTag } from './letter-state-tag.tsx'
import { Stamp } from './stamp.tsx'

interface LetterListProps {
  letters: readonly Letter[]
  chosenId: number | undefined
}

export function LetterList({ letters, chosenId }: LetterListProps) {
  const [search] = useSearchParams()
  const hrefOf = (id: number) => {
    const there = new URLSearchParams(search)
    there.set('letter', String(id))
    return `?${there}`
  }
  return (
    <ul>
      {letters.map((letter) => (
        <li key={letter.id} aria-current={letter.id === chosenId || undefined}>
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
  const postMoment = usePostMoment(letter)
  const { state, figures, finishedAt } = letter
  if (state === 'waiting')
    return postMoment ? texts.lines.waitingUntil(postMoment) : texts.lines.waiting
  if (state === 'leaving') return texts.lines.leaving
  if (state === 'held') return texts.lines.held
  if (finishedAt) return texts.lines.done(formatDate(finishedAt), figures.sent)
  return texts.lines.sending(figures.sent, figures.recipients)
}

/** When the post of a letter goes out by itself, if it does. */
export function usePostMoment({ postId }: Letter): string | null {
  const { data: posts } = useQuery(adminPostsQuery)
  const formatMoment = useFormatMoment()
  const scheduledAt = posts?.find(({ id }) => id === postId)?.scheduledAt
  return scheduledAt ? formatMoment(scheduledAt) : null
}
