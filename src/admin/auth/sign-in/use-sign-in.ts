import { useState } from 'react'
import { ApiError } from '#shared/calls/api-client.ts'
import { type LoginForm, logIn, verifyAdmin } from '#shared/contract/auth.ts'
import { keepGoogleSignInWhenVerifyUnreachable } from '#shared/quirks.ts'
import { api } from '../../api.ts'
import { adminToken } from '../admin-token.ts'
import { GoogleFailure, type GoogleSignIn, signInWithGoogle } from '../google/google-sign-in.ts'
import { useGoogleAttempt } from '../google/use-google-attempt.ts'
import { useGoogleMode, useSignedIn } from '../use-session.ts'
import {
  type Failure,
  googleFailure,
  notAdminFailure,
  notConfigured,
  passwordFailure,
} from './failure.ts'

type Busy = 'email' | 'google' | null

/** Both ways in, and what went wrong with the last try. */
export function useSignIn() {
  const [busy, setBusy] = useState<Busy>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const googleMode = useGoogleMode()
  const attempt = useGoogleAttempt(signInWithGoogle)
  const signedIn = useSignedIn()

  const begin = (way: Busy) => {
    setFailure(null)
    setBusy(way)
  }
  const fail = (reason: Failure) => {
    setFailure(reason)
    setBusy(null)
  }

  async function withPassword(body: LoginForm) {
    attempt.stop()
    begin('email')
    try {
      const { token, user } = await api(logIn, { body })
      adminToken.set(token)
      signedIn.enter(user, 'password')
    } catch (error) {
      fail(passwordFailure(error))
    }
  }

  async function confirmAdmin({ token, user }: GoogleSignIn) {
    adminToken.set(token)
    try {
      await api(verifyAdmin, { body: user })
    } catch (error) {
      const isRefused = error instanceof ApiError
      if (isRefused || !keepGoogleSignInWhenVerifyUnreachable) {
        await signedIn.leave()
        fail(notAdminFailure)
        return
      }
    }
    signedIn.enter(user, 'google')
  }

  function withGoogle() {
    if (googleMode === 'off') return fail(notConfigured)
    begin('google')
    // No waiting before this: a window opened later than the click is blocked.
    attempt.start({
      onDone: confirmAdmin,
      onFailed: (error) => fail(googleFailure(error)),
      onClosed: () => fail(googleFailure(new GoogleFailure('closed'))),
    })
  }

  return { busy, failure, withPassword, withGoogle }
}
