import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import {
  type CommentCounts,
  changeCommentRules,
  forgetCommenter,
} from '#shared/contract/comments.admin.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { commentLimits } from '#shared/limits.ts'
import { forgetTexts, houseRulesTexts, moderationToasts } from '#texts/admin/comments.ts'
import { featureTexts, settingsToasts } from '#texts/admin/settings.ts'
import { commentErrors, moderationErrors } from '#texts/errors/comments.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ChevronDown } from '#ui/icons/chevron-down.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { settingsQuery } from '../app/queries.ts'
import { Switch } from '../parts/fields.tsx'
import { useSaveSettings } from '../settings/queries.ts'
import { commentRulesQuery, useEraseComments } from './moderation.ts'

export function CommentRulesSettings({ counts }: { counts: CommentCounts | undefined }) {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings) return null
  const isOn = settings.features.comments
  return (
    <section className="box house" aria-labelledby="house-rules">
      <h2 id="house-rules">{houseRulesTexts.heading}</h2>
      <EnableComments settings={settings} />
      {!isOn && counts && <p className="box-hint">{houseRulesTexts.off(counts.approved)}</p>}
      {isOn && <CloseAfter />}
      <ForgetForm />
    </section>
  )
}

function EnableComments({ settings }: { settings: Settings }) {
  const saving = useSaveSettings('feature')
  const { label, hint } = featureTexts.comments
  const change = (comments: boolean) =>
    saving.mutate(
      { features: { ...settings.features, comments } },
      { onSuccess: () => showToast(settingsToasts.featureSaved('comments', comments)) },
    )
  return (
    <div className="row">
      <div>
        <label className="label" htmlFor="enable-comments">
          {label}
        </label>
        <p id="enable-comments-hint">{hint}</p>
      </div>
      <Switch
        id="enable-comments"
        aria-describedby="enable-comments-hint"
        checked={settings.features.comments}
        pending={saving.isPending}
        onCheckedChange={change}
      />
    </div>
  )
}

function CloseAfter() {
  const { data: rules } = useQuery(commentRulesQuery)
  return rules ? <CloseAfterForm days={rules.closeAfterDays} /> : null
}

function CloseAfterForm({ days }: { days: number | null }) {
  const queryClient = useQueryClient()
  const before = days === null ? '' : String(days)
  const [changed, setChanged] = useState<string | null>(null)
  const typed = changed ?? before
  const [error, setError] = useState<string>()
  const save = useMutation({
    mutationFn: (closeAfterDays: number | null) =>
      api(changeCommentRules, { body: { closeAfterDays } }),
    onSuccess: (rules) => {
      queryClient.setQueryData(commentRulesQuery.queryKey, rules)
      setChanged(null)
    },
    meta: { failed: moderationToasts.failed },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const closeAfterDays = typed.trim() === '' ? null : Number(typed)
    const checked = changeCommentRules.body.safeParse({ closeAfterDays })
    setError(checked.success ? undefined : moderationErrors.closeDays)
    if (checked.success) save.mutate(closeAfterDays)
  }
  return (
    <form className="close-after" noValidate onSubmit={submit}>
      <label className="label" htmlFor="close-after">
        {houseRulesTexts.closeAfter}
      </label>
      <p className="hint" id="close-after-hint">
        {houseRulesTexts.closeAfterHint}
      </p>
      <div className="cluster close-days">
        <input
          id="close-after"
          className="input"
          inputMode="numeric"
          autoComplete="off"
          placeholder={houseRulesTexts.never}
          maxLength={String(commentLimits.mostCloseDays).length}
          value={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'close-after-error' : 'close-after-hint'}
          onChange={(event) => setChanged(event.currentTarget.value)}
        />
        <span>{houseRulesTexts.days}</span>
        {typed !== before && (
          <Button type="submit" small busy={save.isPending}>
            {save.isPending ? houseRulesTexts.saving : houseRulesTexts.save}
          </Button>
        )}
      </div>
      {error && (
        <p className="hint error" id="close-after-error" role="alert">
          {error}
        </p>
      )}
      {save.isSuccess && typed === before && (
        <p className="hint" role="status">
          {houseRulesTexts.saved}
        </p>
      )}
    </form>
  )
}

/** Erases a commenter who asks for it, by email, wherever the comments are. */
function ForgetForm() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const forget = useEraseComments()
  const input = useRef<HTMLInputElement>(null)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    const checked = forgetCommenter.body.safeParse({ email })
    setError(checked.success ? undefined : commentErrors.email)
    if (!checked.success) return input.current?.focus()
    const { data } = checked
    forget(
      forgetTexts.title(data.email),
      () => api(forgetCommenter, { body: data }),
      () => setEmail(''),
    )
  }
  return (
    <details className="forget">
      <summary>
        {forgetTexts.heading}
        <Icon of={ChevronDown} />
      </summary>
      <form className="form-stack" noValidate onSubmit={ask}>
        <Field label={forgetTexts.email} hint={forgetTexts.hint} error={error} required>
          <Input
            ref={input}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="bad" small>
          {forgetTexts.open}
        </Button>
      </form>
    </details>
  )
}
