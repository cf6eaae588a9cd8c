import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#shared/calls/api-client.ts'
import { DogDraft, discardDogDraft, saveDogDraft, updateDog } from '#shared/contract/dog.admin.ts'
import type { DogProfile } from '#shared/dog/profile.ts'
import { dogFieldLimits } from '#shared/dog/profile-parts.ts'
import { dogToasts, dogTexts as texts } from '#texts/admin/dog.ts'
import { Button } from '#ui/controls/button.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { dogCardQuery } from '../app/queries.ts'
import { useConfirm } from '../parts/confirm.tsx'
import { adminDogQuery, dogVersionsQuery } from './queries.ts'

interface DogDockProps {
  changed: string[]
  draft: DraftState
  isPublishing: boolean
  onPublish: () => void
  onDiscard: () => void
}

const draftTexts = (): Record<DraftState, string> => ({
  same: '',
  waiting: '',
  saving: texts.draftSaving,
  saved: texts.draftSaved,
  failed: texts.draftFailed,
  'too long': texts.draftTooLong,
})

export function DogPublishBar({
  changed,
  draft,
  isPublishing,
  onPublish,
  onDiscard,
}: DogDockProps) {
  const confirm = useConfirm()
  const discard = () =>
    confirm({
      title: texts.discardTitle,
      text: texts.discardText,
      cancel: texts.keep,
      confirm: texts.discard,
      act: async () => onDiscard(),
    })
  return (
    <div className="cluster dock">
      <p>
        <b>{texts.changed(changed.length)}</b>
        <span>{changed.join(', ')}</span>
        <span role="status">{draftTexts()[draft]}</span>
      </p>
      <Button variant="quiet" small onClick={discard}>
        {texts.discard}
      </Button>
      <Button small busy={isPublishing} onClick={onPublish}>
        {isPublishing ? texts.publishing : texts.publish}
      </Button>
    </div>
  )
}

const PAUSE_MS = 2000
const TRY_AGAIN_MS = 10_000

type DraftState = 'same' | 'waiting' | 'saving' | 'saved' | 'failed' | 'too long'

/**
 * Saves the form's values on the server a pause after each change, until they are published or
 * discarded.
 */
export function useDogAutosave(dog: DogProfile, isChanged: boolean, version: number) {
  const [state, setState] = useState<DraftState>('same')
  const [attempt, setAttempt] = useState(0)
  const isFirst = useRef(true)
  const typed = JSON.stringify(dog)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each drawing makes the dog again, and another attempt is a reason, too
  useEffect(() => {
    // The values the form was opened with are stored already.
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const ended = new AbortController()
    setState('waiting')
    const timer = setTimeout(async () => {
      const body = DogDraft.safeParse({ dogs: [dog] })
      if (!body.success) return setState('too long')
      setState('saving')
      const { signal } = ended
      try {
        if (isChanged) await api(saveDogDraft, { body: { document: body.data, version }, signal })
        else await api(discardDogDraft, { signal })
        setState(isChanged ? 'saved' : 'same')
      } catch {
        if (!signal.aborted) setState('failed')
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [typed, isChanged, version, attempt])

  useEffect(() => {
    if (state !== 'failed') return
    const again = () => setAttempt((before) => before + 1)
    const timer = setTimeout(again, TRY_AGAIN_MS)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [state])

  return { state, isSafe: state === 'same' || state === 'saved' }
}

const PREFIX = 'document.dogs.0.'

/** Publishes the form's values; the fields the server refuses are marked. */
export function usePublishDog(form: UseFormReturn<DogProfile>, version: number) {
  const queryClient = useQueryClient()
  const publishing = useMutation({
    mutationFn: (dog: DogProfile) =>
      api(updateDog, { body: { document: { dogs: [dog] }, version } }),
    onSuccess(saved) {
      queryClient.setQueryData(adminDogQuery.queryKey, saved)
      void queryClient.invalidateQueries(dogVersionsQuery)
      void queryClient.invalidateQueries(dogCardQuery)
      form.reset(padStatTiles(saved.document.dogs[0]))
      showToast(dogToasts.published)
    },
    onError(error) {
      const fields = (error instanceof ApiError && error.problem?.fields) || {}
      for (const [path, message] of Object.entries(fields)) {
        form.setError(path.slice(PREFIX.length) as FieldPath<DogProfile>, { message })
      }
    },
    meta: { failed: dogToasts.failed },
  })
  const publish = form.handleSubmit(
    (dog) => publishing.mutate(dog),
    () => {
      showToast({ ...dogToasts.wrong, variant: 'destructive' })
      // The error marks are in the page only after the next render.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('.dog-form [aria-invalid="true"]')?.focus(),
      )
    },
  )
  return { isPending: publishing.isPending, publish }
}

/** The form always has four tiles, even if fewer are stored. */
export const padStatTiles = (dog: DogProfile): DogProfile => ({
  ...dog,
  stats: Array.from(
    { length: dogFieldLimits.stats },
    (_, at) => dog.stats[at] ?? { value: '', label: '' },
  ),
})

const labels = (): Record<keyof DogProfile, string> => {
  const { groups } = texts
  return {
    name: texts.name,
    breed: texts.breed,
    birthday: texts.birthday,
    color: texts.color,
    weight: texts.weight,
    pronouns: texts.pronouns,
    coat: texts.coat,
    tagline: texts.tagline,
    heroPhoto: texts.heroPhoto,
    portrait: texts.portrait,
    heroLook: texts.heroLook,
    heroTitle: groups.firstWords,
    intro: texts.intro,
    teaserTitle: texts.teaserTitle,
    aboutTeaser: texts.aboutTeaser,
    sidebarText: texts.sidebarText,
    contactLead: texts.contactLead,
    galleryLead: texts.galleryLead,
    newsletterLead: texts.newsletterLead,
    stats: groups.tiles,
    favorites: groups.favorites,
    story: groups.story,
    training: groups.training,
    funFacts: groups.funFacts,
    faq: groups.faq,
  }
}

export function listChangedPartLabels(before: DogProfile, after: DogProfile): string[] {
  const names = Object.entries(labels()) as [keyof DogProfile, string][]
  return names
    .filter(([part]) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
    .map(([, name]) => name)
}
