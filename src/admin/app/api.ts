import { MutationCache, QueryClient } from '@tanstack/react-query'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { type ApiClient, ApiError, createApiClient } from '#shared/calls/api-client.ts'
import { ADMIN_TOKEN_KEY, readStoredToken } from '#shared/calls/stored-token.ts'
import { checkRecentSignIn } from '#shared/contract/accounts.admin.ts'
import { REAUTHENTICATION_NEEDED } from '#shared/contract/errors.ts'
import { listSubscribers } from '#shared/contract/newsletter.admin.ts'
import { uploadTexts } from '#texts/errors/photos.ts'
import { showToast, type ToastMessage } from '#ui/overlays/toast.ts'
import {
  type ReauthenticationReason,
  requestReauthentication,
} from '../accounts/reauthentication.ts'

/** The token that the public pages only read; the admin also writes it. */
export const adminTokenStore = {
  get: readStoredToken,
  set(token: string) {
    try {
      localStorage.setItem(ADMIN_TOKEN_KEY, token)
    } catch {
      // The session cookie alone authenticates, too.
    }
  },
  remove() {
    try {
      localStorage.removeItem(ADMIN_TOKEN_KEY)
    } catch {
      // Without localStorage no token was stored.
    }
  },
}

const call = createApiClient((url, init) => fetch(url, init), adminTokenStore.get)

export const isReauthenticationNeeded = (error: unknown) =>
  error instanceof ApiError && error.problem?.code === REAUTHENTICATION_NEEDED

/** Checks without asking the owner, for screens that show something else after an old sign-in. */
export async function isRecentlySignedIn(): Promise<boolean> {
  try {
    await call(checkRecentSignIn)
    return true
  } catch (error) {
    if (isReauthenticationNeeded(error)) return false
    throw error
  }
}

/**
 * Calls not listed here change who may sign in. A file link cannot ask the owner, so
 * `checkRecentSignIn` is called before each download.
 */
const reasons = new Map<string, ReauthenticationReason>([
  [checkRecentSignIn.path, 'download'],
  [listSubscribers.path, 'readers'],
])

/** A call that needs a recent sign-in waits for the reauthentication and is then repeated. */
export const api: ApiClient = async (endpoint, ...args) => {
  try {
    return await call(endpoint, ...args)
  } catch (error) {
    const reason = reasons.get(endpoint.path) ?? 'access'
    if (!isReauthenticationNeeded(error) || !(await requestReauthentication(reason))) throw error
    return call(endpoint, ...args)
  }
}

/** Offline calls fail at once and say so; by default they would wait behind a spinner. */
const networkMode = 'always'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /**
       * The error toast of a failed mutation: a title above the server's sentence, a text, or a
       * text made of that sentence.
       */
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
    showToast({
      ...(typeof text === 'string' ? { title: text, description } : text),
      variant: 'destructive',
    })
  },
})

/** Cached data never goes stale: no query is refetched, polled or retried by itself. */
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

export function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.problem) return error.problem.message
  // Offline, fetch throws a TypeError whose message differs from browser to browser.
  if (error instanceof TypeError) return uploadTexts.connectionLost
  return error instanceof Error ? error.message : String(error)
}

/** Marks the form fields that the server refused; returns false if it refused none of them. */
export function markInvalidFields<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: unknown,
): boolean {
  const fields = (error instanceof ApiError && error.problem?.fields) || {}
  const blamed = Object.entries(fields).filter(([name]) => name in form.getValues())
  for (const [index, [name, message]] of blamed.entries()) {
    form.setError(name as Path<T>, { message }, { shouldFocus: index === 0 })
  }
  return blamed.length > 0
}
