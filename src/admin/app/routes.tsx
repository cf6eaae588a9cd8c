import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { matchRoute, Redirect, Route, Switch, useLocation, useRouter, useSearch } from 'wouter'
import { adminTexts } from '#texts/admin/shell.ts'
import { loginTexts } from '#texts/admin/sign-in.ts'
import { useIsSessionUnreachable, useSession } from '../accounts/session.ts'
import { readPreference, savePreference } from '../parts/preferences.ts'
import { SkeletonScreen } from '../parts/skeletons.tsx'
import { FocalPointsProvider } from '../photos/focal-points-provider.tsx'
import { MOMENT_PATH, requestShell } from '../sync/moment-shell.ts'
import { queryClient } from './api.ts'
import { AdminFrame } from './frame.tsx'
import { lazyScreens } from './lazy-screens.tsx'
import { ShownLocationRouter, useShownLocation } from './screen-transition.tsx'

const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

const Login = screen(async () => (await import('../accounts/login.tsx')).Login)
const ForgotPassword = screen(async () => (await import('../accounts/recovery.tsx')).ForgotPassword)
const ResetPassword = screen(async () => (await import('../accounts/recovery.tsx')).ResetPassword)
const SignOut = screen(async () => (await import('../accounts/sign-out.tsx')).SignOutScreen)
const Setup = screen(async () => (await import('../accounts/setup.tsx')).Setup)
const ShareFallback = screen(
  async () => (await import('../moments/share-fallback.tsx')).ShareFallbackScreen,
)
/** Routed without the admin frame: the first steps fill the window. */
const FirstSteps = screen(
  async () => (await import('../dashboard/first-steps.tsx')).FirstStepsScreen,
)

const NotFound = () => <h1>{adminTexts.unknownPage}</h1>

export function AdminRoutes() {
  const { parser } = useRouter()
  const sectionOf = (path: string) =>
    Object.entries(lazyScreens).find(([pattern]) => matchRoute(parser, pattern, path)[0])?.[1]
  const place = useShownLocation(sectionOf)
  return (
    <Suspense
      fallback={
        <p className="sr" role="status">
          {adminTexts.loading}
        </p>
      }
    >
      <Switch location={place.path}>
        <Route path="/admin/login" component={Login} />
        <Route path="/admin/setup" component={Setup} />
        <Route path="/admin/forgot-password" component={ForgotPassword} />
        <Route path="/admin/reset-password" component={ResetPassword} />
        <Route path="/admin/sign-out" component={SignOut} />
        <Route path="/admin/share" component={ShareFallback} />
        <Route path="/admin/welcome">
          <Guarded>
            <FirstSteps />
          </Guarded>
        </Route>
        {Object.entries(lazyScreens).map(([path, { Screen, waiting }]) => (
          // All routes share one key, so that the frame stays mounted while the screen inside it
          // changes.
          <Route key="guarded" path={path}>
            <Guarded>
              <AdminFrame>
                <ShownLocationRouter place={place}>
                  <Suspense fallback={<SkeletonScreen shape={waiting} />}>
                    <Screen />
                  </Suspense>
                </ShownLocationRouter>
              </AdminFrame>
            </Guarded>
          </Route>
        ))}
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  )
}

/** Shows nothing of the admin before the session is known; the login page returns to this address. */
function Guarded({ children }: { children: ReactNode }) {
  const session = useSession()
  const [path] = useLocation()
  const search = useSearch()
  const account = session?.user?.uid
  useEffect(() => {
    if (!account) return
    savePreference('account', account)
    void requestShell()
  }, [account])
  const isOffline = useIsOffline(session)
  if (isOffline && path === MOMENT_PATH)
    return <FocalPointsProvider>{children}</FocalPointsProvider>
  if (session === undefined) {
    return (
      <p className="sign-in-wait" role="status">
        {loginTexts.verifying}
      </p>
    )
  }
  if (session === null) {
    const target = encodeURIComponent(search ? `${path}?${search}` : path)
    return <Redirect to={`/admin/login?next=${target}`} replace />
  }
  return <FocalPointsProvider>{children}</FocalPointsProvider>
}

const PATIENCE_MS = 2000
const ASK_AGAIN_MS = 15_000

/**
 * Whether an owner who signed in here before may write a moment although the diary does not say who is signed in.
 * It is asked again and again; a page that needs a sign-in shows it then.
 */
function useIsOffline(session: ReturnType<typeof useSession>): boolean {
  const isUnreachable = useIsSessionUnreachable()
  const isPending = session === undefined
  // Asking again makes the session pending, which must not close the screen.
  const [isWaived, setWaived] = useState(false)
  const isOffline = isUnreachable || (isPending && isWaived)
  useEffect(() => {
    setWaived((before) => isUnreachable || (isPending && before))
    if (!isPending) return
    const timer = setTimeout(() => setWaived(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isPending, isUnreachable])
  useEffect(() => {
    if (!isOffline) return
    const askAgain = () =>
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    const timer = setInterval(askAgain, ASK_AGAIN_MS)
    addEventListener('online', askAgain)
    return () => {
      clearInterval(timer)
      removeEventListener('online', askAgain)
    }
  }, [isOffline])
  return isOffline && readPreference('account') !== null
}
