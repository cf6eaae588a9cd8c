import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { AdminPost } from '#shared/contract/posts.admin.ts'
import { postLetterTexts as texts } from '#texts/admin/letters.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { useStoredPost } from '../../posts/queries.ts'
import { letterOfPostQuery } from '../mail/letter-queries.ts'
import { LetterOutcome } from './letter-outcome.tsx'
import { LetterSwitch } from './letter-switch.tsx'
import { NoMail } from './no-mail.tsx'
import { SendLetter } from './send-letter.tsx'

/** Of a post that is stored; a new one has nothing to send yet. */
export function LetterPart({ postId }: { postId: number | null }) {
  const stored = useStoredPost(postId)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Whoever comes to write a letter lands at it.
    if (location.hash !== '#letter') return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section className="letter-part" aria-label={texts.heading} ref={place} tabIndex={-1}>
      {postId === null && (
        <>
          <strong className="label">{texts.heading}</strong>
          <p className="hint">{texts.unsaved}</p>
        </>
      )}
      {stored && (
        <LetterOfPost
          key={stored.id}
          post={stored}
          onReplaced={() => place.current?.focus({ preventScroll: true })}
        />
      )}
    </section>
  )
}

interface LetterOfPostProps {
  post: AdminPost
  /** The button that was pressed is gone with what it was for. */
  onReplaced: () => void
}

function LetterOfPost({ post, onReplaced }: LetterOfPostProps) {
  const { data, isError, refetch } = useQuery(letterOfPostQuery(post.id, post.published))
  useKeepFocus(data && (data.letter?.state ?? 'none'), onReplaced)
  if (isError && !data) {
    return (
      <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
        {texts.failed}
      </ErrorBox>
    )
  }
  if (!data) return <p className="hint">{adminTexts.loading}</p>
  const { letter, readers, mail } = data
  // One that waits for a post which is public already is as good as gone.
  if (letter && (letter.state !== 'waiting' || post.published))
    return <LetterOutcome letter={letter} />
  if (!mail.canSend)
    return <NoMail isChosen={letter !== null} readers={readers} missing={mail.missing} />
  if (post.published) return <SendLetter post={post} readers={readers} mail={mail} />
  return <LetterSwitch post={post} letter={letter} readers={readers} mail={mail} />
}

function useKeepFocus(state: string | undefined, onLost: () => void) {
  const shown = useRef(state)
  const keep = useEffectEvent(() => {
    if (shown.current !== undefined && document.activeElement === document.body) onLost()
    shown.current = state
  })
  useEffect(() => {
    if (state !== shown.current) keep()
  }, [state])
}
