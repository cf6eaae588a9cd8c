import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#shared/calls/api-client.ts'
import { registerAdmin } from '#shared/contract/accounts.ts'
import { googleNotConfigured, setupToasts } from '#texts/admin/sign-in.ts'
import { toast } from '#ui/overlays/toast.ts'
import { adminToken, api } from '../../app/api.ts'

import { GoogleFailure, type GoogleSignIn, signInWithGoogle } from '../google/google-sign-in.ts'
import { useGoogleAttempt } from '../google/use-google-attempt.ts'
import { useGoogleMode, useSignedIn } from '../use-session.ts'
import { setupStatusQuery } from './setup-status.ts'

type Step = 'idle' | 'working' | 'done'

export function useSetup() {
  const [step, setStep] = useState<Step>('idle')
  const queryClient = useQueryClient()
  const googleMode = useGoogleMode()
  const attempt = useGoogleAttempt(signInWithGoogle)
  const signedIn = useSignedIn()

  const fail = (message?: string) => {
    setStep('idle')
    toast({ ...setupToasts.failed(message), variant: 'destructive' })
  }

  async function registerOwner({ token, user, displayName }: GoogleSignIn) {
    adminToken.set(token)
    try {
      const { success } = await api(registerAdmin, { body: { ...user, displayName } })
      if (!success) throw new Error()
    } catch (error) {
      await signedIn.leave()
      // Somebody else may have been faster: then this page has another thing to say.
      await queryClient.invalidateQueries(setupStatusQuery)
      throw error
    }
    signedIn.enter(user, 'google')
    queryClient.setQueryData(setupStatusQuery.queryKey, { used: true })
    setStep('done')
    toast(setupToasts.done)
  }

  function register() {
    if (googleMode === 'off')
      return fail(`${googleNotConfigured.title} ${googleNotConfigured.howTo}`)
    setStep('working')
    attempt.start({
      onDone: registerOwner,
      onFailed: (error) => fail(messageOf(error)),
      onClosed: () => fail(new GoogleFailure('closed').message),
    })
  }

  return { step, register }
}

function messageOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.problem?.message ?? error.message
  return error instanceof GoogleFailure ? error.message : undefined
}
