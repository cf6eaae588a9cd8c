import { useMutation, useQuery } from '@tanstack/react-query'
import { checkSignOutLink, signOutByLink } from '#shared/contract/accounts.ts'
import type { Answer } from '#shared/contract/endpoint.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { signOutTexts as texts } from '#texts/admin/sign-in.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { api, messageOf } from '../app/api.ts'
import { useFormatInstant } from '../app/diary.ts'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { SignInCard, SignInFrame, useSecretFromUrl } from './sign-in-frame.tsx'

/** Opened from a mailed link. Only the button ends sessions: mail scanners open every link. */
export function SignOutScreen() {
  const body = { secret: useSecretFromUrl() || '-' }
  const { data, error, refetch } = useQuery({
    queryKey: [checkSignOutLink.path, body.secret],
    queryFn: () => api(checkSignOutLink, { body }),
    gcTime: 0,
  })
  const ending = useMutation({ mutationFn: () => api(signOutByLink, { body }) })
  const trouble = ending.error ?? (data ? null : error)
  return (
    <SignInFrame title={texts.title}>
      {trouble && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: refetch }}>
          {messageOf(trouble)}
        </ErrorBox>
      )}
      {ending.isSuccess ? (
        <SignInCard
          title={texts.doneTitle}
          to={{ href: '/admin/forgot-password', label: texts.newPassword }}
        >
          <p>{texts.done}</p>
        </SignInCard>
      ) : data?.session ? (
        <Found session={data.session} isBusy={ending.isPending} onEnd={() => ending.mutate()} />
      ) : data ? (
        <SignInCard title={texts.goneTitle} to={{ href: '/admin/login', label: texts.toLogin }}>
          <p>{texts.gone}</p>
        </SignInCard>
      ) : (
        !trouble && <SkeletonRows rows={2} />
      )}
    </SignInFrame>
  )
}

interface FoundProps {
  session: NonNullable<Answer<typeof checkSignOutLink>['session']>
  isBusy: boolean
  onEnd: () => void
}

function Found({ session, isBusy, onEnd }: FoundProps) {
  const formatMoment = useFormatInstant()
  const facts = [
    [texts.browser, session.browser],
    [texts.address, session.address],
    [texts.signedIn, formatMoment(session.signedInAt)],
  ]
  return (
    <SignInCard title={texts.title}>
      <p>{texts.intro}</p>
      <dl className="facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <Button wide busy={isBusy} onClick={onEnd}>
        {isBusy ? texts.signingOut : texts.signOut}
      </Button>
      <p className="muted">{texts.wasMe}</p>
    </SignInCard>
  )
}
