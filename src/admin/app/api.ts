import { MutationCache, QueryClient } from '@tanstack/react-query'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { type ApiClient, ApiError, createApiClient } from '#shared/calls/api-client.ts'
import { storedToken, TOKEN_KEY } from '#shared/calls/stored-token.ts'
import { checkRecentSignIn } from '#shared/contract/accounts.admin.ts'
import { CONFIRM_NEEDED } from '#shared/contract/errors.ts'
import { listSubscribers } from '#shared/contract/newsletter.admin.ts'
import { uploadTexts } from '#texts/errors/photos.ts'
import { type ToastMessage, toast } from '#ui/overlays/toast.ts'
import { type ConfirmReason, requestReauthentication } from '../accounts/reauthentication.ts'

/** The same token for the owner's screens, which also write it. */
export const adminToken = {
  get: storedToken,
  set(token: string) {
    try {
      localStorage.setItem(TOKEN_KEY, token)
    } catch {
      // The cookie alone authenticates too.
    }
  },
  remove() {
    try {
      localStorage.removeItem(TOKEN_KEY)
    } catch {
      // Nothing was stored.
    }
  },
}

/** Calls carry the cookie and, when there is one, the stored token. */
const call = createApiClient((url, init) => fetch(url, init), adminToken.get)

export const isConfirmNeeded = (error: unknown) =>
  error instanceof ApiError && error.problem?.code === CONFIRM_NEEDED

/** Without asking the owner: for screens that show something else after an old sign-in. */
export async function isRecentlySignedIn(): Promise<boolean> {
  try {
    await call(checkRecentSignIn)
    return true
  } catch (error) {
    if (isConfirmNeeded(error)) return false
    throw error
  }
}

/** Any other call is about who may sign in. Files are no calls of ours: a check is made before each. */
const reasons = new Map<string, ConfirmReason>([
  [checkRecentSignIn.path, 'download'],
  [listSubscribers.path, 'readers'],
])

/** A call that needs a recent sign-in waits for the owner to confirm, then goes on. */
export const api: ApiClient = async (endpoint, ...args) => {
  try {
    return await call(endpoint, ...args)
  } catch (error) {
    const reason = reasons.get(endpoint.path) ?? 'access'
    if (!isConfirmNeeded(error) || !(await requestReauthentication(reason))) throw error
    return call(endpoint, ...args)
  }
}

/** Without a connection a call fails and says so, rather than wait for one behind a spinner. */
const networkMode = 'always'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What the owner is told when it fails: a title over the server's sentence, a text, or one made of that sentence. */
      failed?: string | FailedText | ((message: string, error: Error) => FailedText)
    }
  }
}
type FailedText = Pick<ToastMessage, 'title' | 'description'>

const mutationCache = new MutationCache({
  onError(error, _variables, _context, { meta }) {
    const failed = meta?.failed
    if (!failed) return
    const description = messageOf(error)
    const text = typeof failed === 'function' ? failed(description, error) : failed
    toast({
      ...(typeof text === 'string' ? { title: text, description } : text),
      variant: 'destructive',
    })
  },
})

/** Data is cached and never goes stale: no refetch, no polling, no retries. */
export const queryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      networkMode,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { retry: false, networkMode },
  },
})

/** What to tell the owner: the server's sentence where there is one. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.problem) return error.problem.message
  // What fetch throws without a connection, in each browser's own words.
  if (error instanceof TypeError) return uploadTexts.connectionLost
  return error instanceof Error ? error.message : String(error)
}

/** Marks the fields of a form that the server blames; false when it blames none of them. */
export function markFields<T extends FieldValues>(form: UseFormReturn<T>, error: unknown): boolean {
  const fields = (error instanceof ApiError && error.problem?.fields) || {}
  const blamed = Object.entries(fields).filter(([name]) => name in form.getValues())
  for (const [index, [name, message]] of blamed.entries()) {
    form.setError(name as Path<T>, { message }, { shouldFocus: index === 0 })
  }
  return blamed.length > 0
}
