import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { ApiError } from '#shared/calls/api-client.ts'
import { getAdminDog, updateDog } from '#shared/contract/dog.admin.ts'
import { type SettingsChange, updateSettings } from '#shared/contract/settings.admin.ts'
import type { Settings } from '#shared/contract/settings.ts'
import type { DogProfile } from '#shared/dog/profile.ts'
import { transferCardTexts } from '#texts/admin/transfer.ts'
import { welcomeTexts } from '#texts/admin/welcome.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { BrandMark } from '#ui/dog/drawings.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { ArrowRight } from '#ui/icons/arrow-right.ts'
import { PackageOpen } from '#ui/icons/package-open.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api, messageOf } from '../app/api.ts'
import { dogCardQuery, settingsQuery } from '../app/queries.ts'

export interface StepProps {
  dog: DogProfile
  /** The dog is the sample until the first step is saved. */
  isDemo: boolean
  settings: Settings
  place: Place
}

interface Place {
  step: number
  /** One step fewer without samples: the last step asks what to do with them. */
  steps: number
  onBack?: () => void
  onDone: () => void
}

type FieldErrors = Record<string, string>

interface StepFrameProps extends Place {
  heading: { plain: string; turned: string }
  lead: string
  save: () => Promise<void>
  children: ReactNode | ((errors: FieldErrors) => ReactNode)
}

export function StepFrame(props: StepFrameProps) {
  const { step, steps, heading, lead, onBack, save, onDone, children } = props
  const isLast = step === steps
  const finish = useFinish()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await save()
      if (isLast) await finish()
    },
    onSuccess: onDone,
  })
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another page
  useEffect(() => title.current?.focus(), [step])
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads to its field again
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate()
  }
  const fields = (error instanceof ApiError && error.problem?.fields) || {}
  const isAtFields = typeof children === 'function' && Object.keys(fields).length > 0
  return (
    <main className="first-run">
      <header className="fr-top">
        <a className="brand" href="/">
          <BrandMark />
          <span>{welcomeTexts.brand}</span>
        </a>
        <Link className="more" href="/admin">
          {welcomeTexts.skip}
        </Link>
      </header>
      <div className="fr-in">
        <div>
          <h1 className="fr-heading" ref={title} tabIndex={-1}>
            {heading.plain} <em>{heading.turned}</em>
          </h1>
          <p className="lead">{lead}</p>
        </div>
        <form className="fr-card" noValidate onSubmit={submit} ref={form}>
          {typeof children === 'function' ? children(fields) : children}
          {isLast && <BringAlong />}
          {error && !isAtFields && <ErrorBox>{sentenceOf(error)}</ErrorBox>}
          <div className="cluster fr-acts">
            {onBack && (
              <Button variant="line" onClick={onBack}>
                {welcomeTexts.back}
              </Button>
            )}
            <Button type="submit" busy={isPending}>
              {isPending ? welcomeTexts.busy : isLast ? welcomeTexts.finish : welcomeTexts.next}
              <Icon of={ArrowRight} />
            </Button>
          </div>
        </form>
      </div>
      <div className="fr-road" role="img" aria-label={welcomeTexts.progress(step, steps)}>
        <LongDog className={`longdog is-step-${isLast ? 'last' : step}`} />
      </div>
      <ol className="fr-steps">
        {welcomeTexts.steps.slice(0, steps).map((name, index) => (
          <li
            key={name}
            className={index + 1 < step ? 'is-done' : undefined}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            <b>{index + 1}</b>
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </main>
  )
}

function BringAlong() {
  return (
    <p className="fr-bring">
      <Icon of={PackageOpen} />
      <span>
        {transferCardTexts.firstSteps}{' '}
        <Link className="more" href="/admin/import">
          {transferCardTexts.bring}
        </Link>
      </span>
    </p>
  )
}

function useFinish() {
  const queryClient = useQueryClient()
  const { saveSettings } = useSaveDogAndSettings()
  return async () => {
    await saveSettings({ welcome: 'done' })
    // Not awaited: refetching the steps' own data would redraw the last step.
    void queryClient.invalidateQueries()
    showToast(welcomeTexts.done)
  }
}

export function useSaveDogAndSettings() {
  const queryClient = useQueryClient()
  return {
    async saveDog(change: Partial<DogProfile>) {
      const { document, version } = await api(getAdminDog)
      const [dog] = document.dogs
      await api(updateDog, { body: { document: { dogs: [{ ...dog, ...change }] }, version } })
      await queryClient.invalidateQueries(dogCardQuery)
    },
    async saveSettings(body: SettingsChange) {
      const saved = await api(updateSettings, { body })
      queryClient.setQueryData(settingsQuery.queryKey, saved)
    },
  }
}

/** The error of a field says more than the message of the whole request. */
function sentenceOf(failure: Error): string {
  const fields = failure instanceof ApiError ? failure.problem?.fields : undefined
  return Object.values(fields ?? {})[0] ?? messageOf(failure)
}
