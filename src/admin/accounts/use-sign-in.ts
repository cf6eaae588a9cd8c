import { useState } from 'react'
import { ApiError } from '#shared/calls/api-client.ts'
import { type LoginForm, logIn, verifyAdmin } from '#shared/contract/accounts.ts'
import { keepGoogleSignInWhenVerifyUnreachable } from '#shared/quirks.ts'
import { googleNotConfigured } from '#texts/admin/sign-in.ts'
import {
  confirmErrors,
  googleTroubles,
  loginErrors,
  passkeyErrors,
} from '#texts/errors/accounts.ts'
import { adminTokenStore, api } from '../app/api.ts'
import {
  GoogleSignInError,
  type GoogleSignInResult,
  signInWithGoogle,
  useGooglePopup,
} from './google.tsx'
import { describePasskeyError, type PasskeySignInResult, signInWithPasskey } from './passkeys.tsx'
import { useSessionActions, useSignInMethods } from './session.ts'

type Busy = 'email' | 'google' | 'passkey' | null

interface SignInOptions {
  /**
   * The form lies over a page with unsaved text: a refused user sees the failure and is not led
   * away.
   */
  stays?: boolean
  onSignedIn?: () => void
}

async function isAdmin(user: GoogleSignInResult['user']): Promise<boolean> {
  try {
    await api(verifyAdmin, { body: user })
    return true
  } catch (error) {
    const isRefused = error instanceof ApiError
    return !isRefused && keepGoogleSignInWhenVerifyUnreachable
  }
}

function useTry() {
  const [busy, setBusy] = useState<Busy>(null)
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  return {
    busy,
    failure,
    start(way: Busy) {
      setFailure(null)
      setBusy(way)
    },
    fail(reason: SignInFailure) {
      setFailure(reason)
      setBusy(null)
    },
  }
}

export function useSignIn({ stays = false, onSignedIn }: SignInOptions = {}) {
  const { busy, failure, start, fail } = useTry()
  const googleMode = useSignInMethods()?.google
  const attempt = useGooglePopup(signInWithGoogle)
  const signedIn = useSessionActions()

  const enter = (user: GoogleSignInResult['user'], provider: 'password' | 'google') => {
    signedIn.enter(user, provider)
    onSignedIn?.()
  }

  async function withPassword(body: LoginForm) {
    attempt.stop()
    start('email')
    try {
      const { token, user } = await api(logIn, { body })
      adminTokenStore.set(token)
      enter(user, 'password')
    } catch (error) {
      fail(passwordFailureOf(error))
    }
  }

  const enterByPasskey = ({ token, user, provider }: PasskeySignInResult) => {
    adminTokenStore.set(token)
    enter(user, provider)
  }

  async function withPasskey() {
    attempt.stop()
    start('passkey')
    try {
      enterByPasskey(await signInWithPasskey())
    } catch (error) {
      fail(passkeyFailure(error))
    }
  }

  async function confirmAdmin({ token, user }: GoogleSignInResult) {
    adminTokenStore.set(token)
    if (await isAdmin(user)) return enter(user, 'google')
    if (stays) adminTokenStore.remove()
    else await signedIn.leave()
    fail(notAdminFailure())
  }

  function withGoogle() {
    if (googleMode === 'off') return fail(notConfigured())
    start('google')
    // Nothing may be awaited before this call: browsers block a popup that opens later than its
    // click.
    attempt.start({
      onDone: confirmAdmin,
      onFailed: (error) => fail(googleFailure(error)),
      onClosed: () => fail(googleFailure(new GoogleSignInError('closed'))),
    })
  }

  const failByPasskey = (error: unknown) => fail(passkeyFailure(error))
  return { busy, failure, withPassword, withGoogle, withPasskey, enterByPasskey, failByPasskey }
}

export interface SignInFailure {
  title: string
  detail?: string
  isNote?: boolean
}

export function passwordFailureOf(error: unknown): SignInFailure {
  if (!(error instanceof ApiError)) {
    return { title: loginErrors.unexpected, detail: googleTroubles.offline }
  }
  if (error.status === 401) return { title: loginErrors.wrongPassword }
  return { title: loginErrors.unexpected, detail: error.problem?.message }
}

function googleFailure(error: unknown): SignInFailure {
  const detail = error instanceof GoogleSignInError ? error.message : undefined
  return { title: loginErrors.googleFailed, detail }
}

export const reauthenticationFailureOf = (error: unknown): SignInFailure => ({
  ...googleFailure(error),
  title: confirmErrors.googleFailed,
})

const passkeyFailure = (error: unknown): SignInFailure => ({
  title: describePasskeyError(error, passkeyErrors.cancelled),
})

const notAdminFailure = (): SignInFailure => ({ title: loginErrors.notAdmin })

const notConfigured = (): SignInFailure => ({
  title: googleNotConfigured.title,
  detail: googleNotConfigured.howTo,
  isNote: true,
})

/**
 * Where to go after signing in. Only admin pages pass, or a crafted `next` could lead to another
 * site.
 */
export function readReturnAddress(next: string | null): string {
  if (!next || !/^\/admin(?:[/?#]|$)/.test(next)) return '/admin'
  const address = new URL(next, 'http://diary.invalid')
  const isAdminPage = /^\/admin(?:\/|$)/.test(address.pathname)
  const isSignInPage = /^\/admin\/(?:login|setup)(?:\/|$)/.test(address.pathname)
  return isAdminPage && !isSignInPage ? address.pathname + address.search + address.hash : '/admin'
}
