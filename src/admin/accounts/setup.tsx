import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { SETUP_REDIRECT_MS } from '#shared/limits.ts'
import { setupTexts } from '#texts/admin/sign-in.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { GoogleButton } from './google/google-button.tsx'
import { setupStatusQuery } from './setup/setup-status.ts'
import { useSetup } from './setup/use-setup.ts'
import { SignInFrame } from './sign-in-frame.tsx'

/** One-time: register the owner's Google account, or learn that it was done already. */
export function Setup() {
  const { data, error, isPending } = useQuery(setupStatusQuery)
  const { step, register } = useSetup()
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: this failure is only logged; the unused view stays
    if (error) console.error(error)
  }, [error])

  return (
    <SignInFrame title={setupTexts.pageTitle}>
      {step === 'done' ? (
        <JustRegistered />
      ) : isPending ? null : data?.used ? (
        <AlreadyUsed />
      ) : (
        <NotYetUsed isWorking={step === 'working'} onRegister={register} />
      )}
      <p className="muted sign-in-small">{setupTexts.footer}</p>
    </SignInFrame>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sign-in-card">
      <h1>{title}</h1>
      {children}
    </section>
  )
}

function NotYetUsed({ isWorking, onRegister }: { isWorking: boolean; onRegister: () => void }) {
  return (
    <Card title={setupTexts.title}>
      <p>{setupTexts.intro}</p>
      <p className="banner is-note">{setupTexts.warning}</p>
      <GoogleButton
        look="solid"
        label={isWorking ? setupTexts.registering : setupTexts.register}
        busy={isWorking}
        disabled={isWorking}
        onClick={onRegister}
      />
    </Card>
  )
}

function AlreadyUsed() {
  return (
    <Card title={setupTexts.completeTitle}>
      <p>{setupTexts.complete}</p>
      <Link href="/admin/login" className={buttonClass({ wide: true })}>
        {setupTexts.goToLogin}
      </Link>
    </Card>
  )
}

function JustRegistered() {
  const [, navigate] = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/admin'), SETUP_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Card title={setupTexts.doneTitle}>
      <p role="status">{setupTexts.done}</p>
      <Link href="/admin" className={buttonClass({ wide: true })}>
        {setupTexts.goToAdmin}
      </Link>
    </Card>
  )
}
