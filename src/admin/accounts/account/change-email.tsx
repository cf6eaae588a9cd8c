import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { cancelMyEmailChange, EmailChange, hasNoMailbox } from '#shared/contract/accounts.admin.ts'
import { accountToasts, accountTexts as texts } from '#texts/admin/accounts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Spinner } from '#ui/display/spinner.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api, markFields, messageOf } from '../../app/api.ts'

import { useMarkUnsaved } from '../../settings/unsaved.ts'
import { myEmailQuery, NoMailbox, useChangeEmail, useMyEmail } from '../my-email.tsx'
import { useSession } from '../use-session.ts'

const empty = { email: '' }
const tellFailure = (error: unknown) =>
  toast({ ...accountToasts.failed(messageOf(error)), variant: 'destructive' })

export function ChangeEmail() {
  const isWithGoogle = useSession()?.provider === 'google'
  return (
    <section className="box" aria-labelledby="change-email">
      <div className="box-head">
        <h2 id="change-email">{texts.email}</h2>
      </div>
      {isWithGoogle ? <p className="muted">{texts.emailWithGoogle}</p> : <MyEmail />}
    </section>
  )
}

function MyEmail() {
  const { data, isPending, refetch } = useMyEmail()
  if (isPending) {
    return (
      <p role="status">
        <Spinner /> {adminTexts.loading}
      </p>
    )
  }
  if (!data) {
    return (
      <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: refetch }}>
        {texts.emailFailed}
      </ErrorBox>
    )
  }
  return (
    <div className="form-stack">
      {data.waiting ? <Waiting {...data.waiting} /> : hasNoMailbox(data.email) && <NoMailbox />}
      <EmailForm />
    </div>
  )
}

/** Nothing has changed yet, and the link can be made useless. */
function Waiting({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const keeping = useMutation({
    mutationFn: () => api(cancelMyEmailChange),
    onSuccess: () => toast(accountToasts.emailKept),
    onError: tellFailure,
    onSettled: () => queryClient.invalidateQueries(myEmailQuery),
  })
  return (
    <div className="banner is-note email-waiting" role="status">
      <p>{texts.emailWaiting(email)}</p>
      <Button look="line" small busy={keeping.isPending} onClick={() => keeping.mutate()}>
        {texts.keepEmail}
      </Button>
    </div>
  )
}

function EmailForm() {
  const sendsMail = useSession()?.sendsMail ?? false
  const change = useChangeEmail()
  const form = useForm<EmailChange>({
    resolver: standardSchemaResolver(EmailChange),
    defaultValues: empty,
  })
  const { errors, isSubmitting, isDirty } = form.formState
  useMarkUnsaved('email', isDirty)
  const save = form.handleSubmit(async ({ email }) => {
    try {
      await change(email)
      form.reset(empty)
    } catch (error) {
      if (!markFields(form, error)) tellFailure(error)
    }
  })
  const labels = sendsMail ? texts.emailButtons.mailed : texts.emailButtons.atOnce
  return (
    <form className="form-stack" noValidate onSubmit={save}>
      <Field
        label={texts.newEmail}
        hint={sendsMail ? texts.newEmailMailed : texts.newEmailAtOnce}
        error={errors.email?.message}
      >
        <Input type="email" autoComplete="email" maxLength={254} {...form.register('email')} />
      </Field>
      <div className="savebar">
        <Button type="submit" look="line" busy={isSubmitting}>
          {isSubmitting ? labels.busy : labels.save}
        </Button>
      </div>
    </form>
  )
}
