import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { adminTexts } from '#texts/admin/shell.ts'
import { loginTexts } from '#texts/admin/sign-in.ts'
import { useSession } from '../accounts/session.ts'
import { FocalPointsProvider } from '../photos/focal-points-provider.tsx'
import { AdminFrame } from './frame.tsx'

const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

const Login = screen(async () => (await import('../accounts/login.tsx')).Login)
const ForgotPassword = screen(async () => (await import('../accounts/recovery.tsx')).ForgotPassword)
const ResetPassword = screen(async () => (await import('../accounts/recovery.tsx')).ResetPassword)
const SignOut = screen(async () => (await import('../accounts/sign-out.tsx')).SignOut)
const Setup = screen(async () => (await import('../accounts/setup.tsx')).Setup)
// One for both of its addresses: a first save changes the address, not the editor.
const Editor = screen(async () => (await import('../posts/editor/editor-screen.tsx')).EditorScreen)
const guarded = {
  '/admin': screen(async () => (await import('../dashboard/dashboard.tsx')).Dashboard),
  '/admin/posts/new': Editor,
  '/admin/posts/:id/edit': Editor,
  '/admin/moment': screen(async () => (await import('../moments/moment-screen.tsx')).MomentScreen),
  '/admin/calendar': screen(
    async () => (await import('../posts/calendar-screen.tsx')).CalendarScreen,
  ),
  '/admin/gallery': screen(
    async () => (await import('../photos/gallery-screen.tsx')).GalleryScreen,
  ),
  '/admin/readers': screen(async () => (await import('./readers-screen.tsx')).ReadersStatistics),
  '/admin/readers/comments': screen(
    async () => (await import('./readers-screen.tsx')).ReadersComments,
  ),
  '/admin/readers/letters': screen(
    async () => (await import('./readers-screen.tsx')).ReadersLetters,
  ),
  '/admin/readers/messages': screen(
    async () => (await import('./readers-screen.tsx')).ReadersMessages,
  ),
  '/admin/dog': screen(async () => (await import('../dog/dog-screen.tsx')).DogScreen),
  '/admin/dog/log': screen(async () => (await import('../dog/log-screen.tsx')).LogScreen),
  '/admin/settings': screen(
    async () => (await import('../settings/settings-screen.tsx')).SettingsScreen,
  ),
  '/admin/import': screen(
    async () => (await import('../transfer/transfer-screen.tsx')).TransferScreen,
  ),
}
const ShareFallback = screen(
  async () => (await import('../moments/share-fallback.tsx')).ShareFallback,
)
/** Fills the window: nothing else is to be done meanwhile. */
const FirstSteps = screen(
  async () => (await import('../dashboard/first-steps.tsx')).FirstStepsScreen,
)

const NotFound = () => <h1>NotFound</h1>

const Loading = () => <p role="status">{adminTexts.loading}</p>

export function AdminRoutes() {
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
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
        {Object.entries(guarded).map(([path, Screen]) => (
          // One key for all: the frame stays while the screen inside it changes.
          <Route key="guarded" path={path}>
            <Guarded>
              <AdminFrame>
                <Suspense fallback={<Loading />}>
                  <Screen />
                </Suspense>
              </AdminFrame>
            </Guarded>
          </Route>
        ))}
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  )
}

/** Nothing of the admin shows before the session is known; the wanted address waits for sign-in. */
function Guarded({ children }: { children: ReactNode }) {
  const session = useSession()
  const [path] = useLocation()
  const search = useSearch()
  if (session === undefined) {
    return (
      <p className="sign-in-wait" role="status">
        {loginTexts.verifying}
      </p>
    )
  }
  if (session === null) {
    const wanted = encodeURIComponent(search ? `${path}?${search}` : path)
    return <Redirect to={`/admin/login?next=${wanted}`} replace />
  }
  return <FocalPointsProvider>{children}</FocalPointsProvider>
}
