import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { ApiError } from '#shared/calls/api-client.ts'
import { type App, addApp, listApps, NewApp, revokeApp } from '#shared/contract/apps.admin.ts'
import type { Answer } from '#shared/contract/endpoint.ts'
import { appLimits } from '#shared/limits.ts'
import { accountToasts, appToasts, appTexts as texts } from '#texts/admin/accounts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { appErrors } from '#texts/errors/accounts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Plus } from '#ui/icons/plus.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api, markInvalidFields } from '../app/api.ts'
import { useFormatDate, useFormatInstant } from '../app/diary.ts'
import { useConfirm } from '../parts/confirm.tsx'
import { CopyField } from '../parts/copy-field.tsx'
import { SwitchRow } from '../parts/fields.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'

const appsQuery = queryOptions({
  queryKey: [listApps.path],
  queryFn: ({ signal }) => api(listApps, { signal }),
  staleTime: 0,
})

type MadeApp = Answer<typeof addApp>

/**
 * The area below the list shows either the form for a new app or the token of the app just added.
 */
export function ConnectedApps() {
  const { data: apps, isPending, refetch } = useQuery(appsQuery)
  const [step, setStep] = useState<MadeApp | 'making' | null>(null)
  return (
    <section className="box" aria-labelledby="apps">
      <div className="box-head">
        <h2 id="apps">{texts.heading}</h2>
      </div>
      <p className="box-hint">{texts.intro}</p>
      {step === 'making' && <MakeApp onMade={setStep} onCancel={() => setStep(null)} />}
      {step !== null && step !== 'making' && <Token made={step} onDone={() => setStep(null)} />}
      {step === null && isPending && <SkeletonRows />}
      {step === null && !isPending && !apps && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: refetch }}>{texts.failed}</ErrorBox>
      )}
      {step === null && apps && <AppList apps={apps} onAdd={() => setStep('making')} />}
    </section>
  )
}

function AppList({ apps, onAdd }: { apps: App[]; onAdd: () => void }) {
  const revoke = useRevoke()
  const isFull = apps.length >= appLimits.perPerson
  return (
    <>
      {apps.length === 0 && <p className="muted">{texts.none}</p>}
      {apps.length > 0 && (
        <ul>
          {apps.map((app) => (
            <AppRow key={app.id} app={app} onRevoke={() => revoke(app)} />
          ))}
        </ul>
      )}
      {isFull && <p className="muted">{appErrors.tooMany}</p>}
      <Button variant="line" small disabled={isFull} onClick={onAdd}>
        <Icon of={Plus} />
        {texts.add}
      </Button>
    </>
  )
}

function AppRow({ app, onRevoke }: { app: App; onRevoke: () => void }) {
  const formatDate = useFormatDate()
  const formatMoment = useFormatInstant()
  const { name, mayPublish, mayUpload, createdAt, lastUsedAt } = app
  return (
    <li className="item set-row">
      <div>
        <strong>{name}</strong>
        <p>{texts.may({ publish: mayPublish, upload: mayUpload })}</p>
        <p>
          {texts.made(formatDate(createdAt))} ·{' '}
          {lastUsedAt ? texts.lastUsed(formatMoment(lastUsedAt)) : texts.neverUsed}
        </p>
      </div>
      <Button variant="quiet" small aria-label={texts.revokeOf(name)} onClick={onRevoke}>
        {texts.revoke}
      </Button>
    </li>
  )
}

interface MakeAppProps {
  onMade: (made: MadeApp) => void
  onCancel: () => void
}

function MakeApp({ onMade, onCancel }: MakeAppProps) {
  const queryClient = useQueryClient()
  const form = useForm<NewApp>({
    resolver: standardSchemaResolver(NewApp),
    defaultValues: { name: '', mayPublish: false, mayUpload: true },
  })
  const { errors, isSubmitting } = form.formState
  const make = form.handleSubmit(async (body) => {
    try {
      const made = await api(addApp, { body })
      await queryClient.invalidateQueries(appsQuery)
      onMade(made)
    } catch (error) {
      if (markInvalidFields(form, error)) return
      const problem = error instanceof ApiError ? error.problem : null
      const failure = problem ? accountToasts.failed(problem.message) : appToasts.notMade
      showToast({ ...failure, variant: 'destructive' })
    }
  })
  const option = (name: 'mayPublish' | 'mayUpload', label: string, hint?: string) => (
    <Controller
      name={name}
      control={form.control}
      render={({ field: { value, onChange } }) => (
        <SwitchRow label={label} hint={hint} checked={value} onCheckedChange={onChange} />
      )}
    />
  )
  return (
    <form className="form-stack app-part" noValidate onSubmit={make}>
      <Field label={texts.name} hint={texts.nameHint} error={errors.name?.message} required>
        <Input autoComplete="off" autoFocus maxLength={appLimits.name} {...form.register('name')} />
      </Field>
      <fieldset className="choices">
        <legend className="label">{texts.what}</legend>
        <div className="item set-row">
          <div>
            <strong>{texts.drafts}</strong>
            <p>{texts.draftsHint}</p>
          </div>
        </div>
        {option('mayPublish', texts.publish, texts.publishHint)}
        {option('mayUpload', texts.upload)}
      </fieldset>
      <div className="cluster">
        <Button variant="line" disabled={isSubmitting} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? texts.making : texts.make}
        </Button>
      </div>
    </form>
  )
}

/** The server shows an app's token only once, right after it was created. */
function Token({ made, onDone }: { made: MadeApp; onDone: () => void }) {
  const id = useId()
  const field = (label: string, value: string) => (
    <CopyField
      label={label}
      isLabelShown
      value={value}
      copyLabel={texts.copyOf(label)}
      copied={{ title: texts.copied }}
      failed={appToasts.copyFailed}
    />
  )
  return (
    <section className="form-stack app-part" aria-labelledby={id}>
      <div role="status">
        <h3 id={id}>{texts.madeTitle(made.app.name)}</h3>
        <p className="hint">{texts.madeHint}</p>
      </div>
      {field(texts.token, made.token)}
      {field(texts.address, location.origin)}
      <Steps title={texts.writer.title} steps={texts.writer.steps} />
      <Steps
        title={texts.shortcut.title}
        steps={texts.shortcut.steps(`${location.origin}/micropub`)}
      />
      <p className="hint">{texts.lost}</p>
      <div className="cluster">
        <Button variant="line" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </section>
  )
}

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <details className="app-steps">
      <summary>{title}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  )
}

function useRevoke() {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const { mutateAsync } = useMutation({
    mutationFn: ({ id }: App) => api(revokeApp, { params: { id } }),
    onSuccess: (_done, { name }) => showToast(appToasts.revoked(name)),
    meta: { failed: accountToasts.failed },
    onSettled: () => void queryClient.invalidateQueries(appsQuery),
  })
  return (app: App) =>
    confirm({
      title: texts.revokeTitle(app.name),
      text: texts.revokeText,
      cancel: texts.keep,
      confirm: texts.revoke,
      busy: texts.revoking,
      act: () => mutateAsync(app),
    })
}
