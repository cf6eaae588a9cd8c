import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import {
  cancelMyEmailChange,
  changeMyPassword,
  EmailChange,
  endMyOtherSessions,
  endMySession,
  hasNoMailbox,
  type MySession,
  PasswordChangeForm,
} from '#shared/contract/accounts.admin.ts'
import { accountToasts, accountTexts as texts } from '#texts/admin/accounts.ts'
import { settingsTexts } from '#texts/admin/settings.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { api, markInvalidFields, messageOf } from '../app/api.ts'
import { useFormatInstant } from '../app/diary.ts'
import { PasswordField } from '../parts/fields.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { useMarkUnsaved } from '../settings/unsaved.ts'
import { ConnectedApps } from './apps.tsx'
import { MissingMailboxNotice, myEmailQuery, useChangeEmail, useMyEmailQuery } from './my-email.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { mySessionsQuery, useSession } from './session.ts'

export function AccountTab() {
  const session = useSession()
  return (
    <>
      <section className="box" aria-label={settingsTexts.tabs.account.label}>
        <dl className="facts">
          <div>
            <dt>{settingsTexts.currentLogin}</dt>
            <dd>{session?.user?.email ?? settingsTexts.notSignedIn}</dd>
          </div>
          {session?.provider && (
            <div>
              <dt>{settingsTexts.provider}</dt>
              <dd>{settingsTexts.providers[session.provider]}</dd>
            </div>
          )}
        </dl>
        <p className="muted facts-foot">{texts.lastLogin}</p>
      </section>
      {session && <ChangeEmail />}
      {session && <MySessions />}
      {session && <PasskeyList />}
      {session && <ConnectedApps />}
      {session && <ChangePassword provider={session.provider} />}
      <section className="box" aria-label={settingsTexts.twoFactor}>
        <div className="item set-row">
          <div>
            <h2>{settingsTexts.twoFactor}</h2>
            <p>{settingsTexts.twoFactorHint}</p>
          </div>
          <Button variant="quiet" small disabled>
            {settingsTexts.notAvailable}
          </Button>
        </div>
      </section>
    </>
  )
}

/** Reports a failed form; failed mutations are reported through their `meta`. */
const tellFailure = (error: unknown) =>
  showToast({ ...accountToasts.failed(messageOf(error)), variant: 'destructive' })

const noEmail = { email: '' }

function ChangeEmail() {
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
  const { data, isPending, refetch } = useMyEmailQuery()
  if (isPending) {
    return <SkeletonRows />
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
      {data.waiting ? (
        <Waiting {...data.waiting} />
      ) : (
        hasNoMailbox(data.email) && <MissingMailboxNotice />
      )}
      <EmailForm />
    </div>
  )
}

/**
 * The email address changes only once the owner opens the mailed link; cancelling disables that
 * link.
 */
function Waiting({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const cancelChange = useMutation({
    mutationFn: () => api(cancelMyEmailChange),
    onSuccess: () => showToast(accountToasts.emailKept),
    meta: { failed: accountToasts.failed },
    onSettled: () => queryClient.invalidateQueries(myEmailQuery),
  })
  return (
    <div className="banner is-note email-waiting" role="status">
      <p>{texts.emailWaiting(email)}</p>
      <Button
        variant="line"
        small
        busy={cancelChange.isPending}
        onClick={() => cancelChange.mutate()}
      >
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
    defaultValues: noEmail,
  })
  const { errors, isSubmitting, isDirty } = form.formState
  useMarkUnsaved('email', isDirty)
  const save = form.handleSubmit(async ({ email }) => {
    try {
      await change(email)
      form.reset(noEmail)
    } catch (error) {
      if (!markInvalidFields(form, error)) tellFailure(error)
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
      <div className="cluster">
        <Button type="submit" variant="line" busy={isSubmitting}>
          {isSubmitting ? labels.busy : labels.save}
        </Button>
      </div>
    </form>
  )
}

function MySessions() {
  const queryClient = useQueryClient()
  const { data: sessions, isPending, refetch } = useQuery(mySessionsQuery)
  const ending = useMutation({
    mutationFn: (id: string | null) =>
      id === null ? api(endMyOtherSessions) : api(endMySession, { params: { id } }),
    onSuccess: (_done, id) =>
      showToast(id === null ? accountToasts.otherSessionsEnded : accountToasts.sessionEnded),
    meta: { failed: accountToasts.failed },
    onSettled: () => queryClient.invalidateQueries(mySessionsQuery),
  })
  const hasOthers = sessions?.some((session) => !session.isThisOne)
  return (
    <section className="box" aria-labelledby="my-sessions">
      <div className="box-head">
        <h2 id="my-sessions">{texts.sessions}</h2>
      </div>
      {isPending && <SkeletonRows />}
      {!isPending && !sessions && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: refetch }}>
          {texts.sessionsFailed}
        </ErrorBox>
      )}
      <ul>
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={ending.isPending}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </ul>
      {hasOthers && (
        <Button variant="line" small busy={ending.isPending} onClick={() => ending.mutate(null)}>
          {texts.signOutElsewhere}
        </Button>
      )}
    </section>
  )
}

interface SessionRowProps {
  session: MySession
  isBusy: boolean
  onEnd: () => void
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const formatMoment = useFormatInstant()
  return (
    <li className="item set-row">
      <div>
        <strong>{session.browser}</strong>
        <p>
          {texts.sessionLine(
            session.address,
            formatMoment(session.signedInAt),
            formatMoment(session.lastSeenAt),
          )}
        </p>
      </div>
      {session.isThisOne ? (
        <Tag badge="good">{texts.thisOne}</Tag>
      ) : (
        <Button
          variant="quiet"
          small
          disabled={isBusy}
          aria-label={texts.signOutOf(session.browser)}
          onClick={onEnd}
        >
          {texts.signOut}
        </Button>
      )}
    </li>
  )
}

const noPasswords = { currentPassword: '', newPassword: '', repeated: '' }

function ChangePassword({ provider }: { provider: 'password' | 'google' | null }) {
  return (
    <section className="box" aria-labelledby="change-password">
      <div className="box-head">
        <h2 id="change-password">{texts.password}</h2>
      </div>
      {provider === 'google' ? <p className="muted">{texts.withGoogle}</p> : <PasswordForm />}
    </section>
  )
}

function PasswordForm() {
  const queryClient = useQueryClient()
  const email = useSession()?.user?.email ?? ''
  const form = useForm<PasswordChangeForm>({
    resolver: standardSchemaResolver(PasswordChangeForm),
    defaultValues: noPasswords,
  })
  const { errors, isSubmitting, isDirty } = form.formState
  useMarkUnsaved('password', isDirty)

  const change = form.handleSubmit(async ({ repeated: _, ...body }) => {
    try {
      await api(changeMyPassword, { body })
      form.reset(noPasswords)
      showToast(accountToasts.passwordChanged)
      await queryClient.invalidateQueries(mySessionsQuery)
    } catch (error) {
      if (!markInvalidFields(form, error)) tellFailure(error)
    }
  })

  return (
    <form className="form-stack" noValidate onSubmit={change}>
      <input hidden autoComplete="username" value={email} readOnly />
      <PasswordField
        label={texts.currentPassword}
        error={errors.currentPassword?.message}
        autoComplete="current-password"
        {...form.register('currentPassword')}
      />
      <PasswordField
        label={texts.newPassword}
        hint={texts.newPasswordHint}
        error={errors.newPassword?.message}
        autoComplete="new-password"
        {...form.register('newPassword')}
      />
      <PasswordField
        label={texts.repeatPassword}
        error={errors.repeated?.message}
        autoComplete="new-password"
        {...form.register('repeated')}
      />
      <div className="cluster">
        <Button type="submit" variant="line" busy={isSubmitting}>
          {isSubmitting ? texts.changing : texts.changePassword}
        </Button>
      </div>
    </form>
  )
}
