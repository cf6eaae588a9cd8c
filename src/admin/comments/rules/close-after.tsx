import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { changeCommentRules } from '#shared/contract/comments.admin.ts'
import { commentLimits } from '#shared/limits.ts'
import { moderationToasts, houseRulesTexts as texts } from '#texts/admin/comments.ts'
import { moderationErrors } from '#texts/errors/comments.ts'
import { Button } from '#ui/controls/button.tsx'
import { api } from '../../app/api.ts'
import { tellFailure } from '../../newsletter/mail/tell-failure.ts'
import { commentRulesQuery } from '../comment-queries.ts'

/** How old a post may be for new comments; kept as it is until Save is pressed. */
export function CloseAfter() {
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
    onError: (problem) => tellFailure(problem, moderationToasts.failed),
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
        {texts.closeAfter}
      </label>
      <p id="close-after-hint">{texts.closeAfterHint}</p>
      <div className="close-days">
        <input
          id="close-after"
          className="input"
          inputMode="numeric"
          autoComplete="off"
          placeholder={texts.never}
          maxLength={String(commentLimits.mostCloseDays).length}
          value={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'close-after-error' : 'close-after-hint'}
          onChange={(event) => setChanged(event.currentTarget.value)}
        />
        <span>{texts.days}</span>
        {typed !== before && (
          <Button type="submit" small busy={save.isPending}>
            {save.isPending ? texts.saving : texts.save}
          </Button>
        )}
      </div>
      {error && (
        <p className="error" id="close-after-error" role="alert">
          {error}
        </p>
      )}
      {save.isSuccess && typed === before && <p role="status">{texts.saved}</p>}
    </form>
  )
}
