import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ApiError } from '#shared/calls/api-client.ts'
import { registerAdmin } from '#shared/contract/accounts.ts'
import { SETUP_REDIRECT_MS } from '#shared/limits.ts'
import { googleNotConfigured, setupTexts, setupToasts } from '#texts/admin/sign-in.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { adminTokenStore, api } from '../app/api.ts'
import {
  GoogleButton,
  GoogleSignInError,
  type GoogleSignInResult,
  signInWithGoogle,
  useGooglePopup,
} from './google.tsx'
import { setupStatusQuery, useSessionActions, useSignInMethods } from './session.ts'
import { SignInCard, SignInFrame } from './sign-in-frame.tsx'

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

function NotYetUsed({ isWorking, onRegister }: { isWorking: boolean; onRegister: () => void }) {
  return (
    <SignInCard title={setupTexts.title}>
      <p>{setupTexts.intro}</p>
      <p className="banner is-note">{setupTexts.warning}</p>
      <GoogleButton
        variant="solid"
        label={isWorking ? setupTexts.registering : setupTexts.register}
        busy={isWorking}
        disabled={isWorking}
        onClick={onRegister}
      />
    </SignInCard>
  )
}

function AlreadyUsed() {
  return (
    <SignInCard title={setupTexts.completeTitle}>
      <p>{setupTexts.complete}</p>
      <Link href="/admin/login" className={buttonClass({ wide: true })}>
        {setupTexts.goToLogin}
      </Link>
    </SignInCard>
  )
}

function JustRegistered() {
  const [, navigate] = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/admin'), SETUP_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <SignInCard title={setupTexts.doneTitle}>
      <p role="status">{setupTexts.done}</p>
      <Link href="/admin" className={buttonClass({ wide: true })}>
        {setupTexts.goToAdmin}
      </Link>
    </SignInCard>
  )
}

type Step = 'idle' | 'working' | 'done'

function useSetup() {
  const [step, setStep] = useState<Step>('idle')
  const queryClient = useQueryClient()
  const googleMode = useSignInMethods()?.google
  const attempt = useGooglePopup(signInWithGoogle)
  const signedIn = useSessionActions()

  const fail = (message?: string) => {
    setStep('idle')
    showToast({ ...setupToasts.failed(message), variant: 'destructive' })
  }

  async function registerOwner({ token, user, displayName }: GoogleSignInResult) {
    adminTokenStore.set(token)
    try {
      const { success } = await api(registerAdmin, { body: { ...user, displayName } })
      if (!success) throw new Error()
    } catch (error) {
      await signedIn.leave()
      // Another person may have registered first; the refetched status then says so.
      await queryClient.invalidateQueries(setupStatusQuery)
      throw error
    }
    signedIn.enter(user, 'google')
    queryClient.setQueryData(setupStatusQuery.queryKey, { used: true })
    setStep('done')
    showToast(setupToasts.done)
  }

  function register() {
    if (googleMode === 'off')
      return fail(`${googleNotConfigured.title} ${googleNotConfigured.howTo}`)
    setStep('working')
    attempt.start({
      onDone: registerOwner,
      onFailed: (error) => fail(messageOf(error)),
      onClosed: () => fail(new GoogleSignInError('closed').message),
    })
  }

  return { step, register }
}

function messageOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.problem?.message ?? error.message
  return error instanceof GoogleSignInError ? error.message : undefined
}
