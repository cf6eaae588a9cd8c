import { type ComponentType, lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Guarded } from './auth/guarded.tsx'

const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

const Login = screen(async () => (await import('./auth/login.tsx')).Login)
const Setup = screen(async () => (await import('./setup/setup.tsx')).Setup)
const guarded = {
  '/admin': screen(async () => (await import('./dashboard/dashboard.tsx')).Dashboard),
  '/admin/posts/new': screen(async () => (await import('./editor/new-post.tsx')).NewPost),
  '/admin/posts/:id/edit': screen(async () => (await import('./editor/edit-post.tsx')).EditPost),
  '/admin/gallery': screen(
    async () => (await import('./gallery/gallery-management.tsx')).GalleryManagement,
  ),
  '/admin/settings': screen(async () => (await import('./settings/settings.tsx')).Settings),
}
const NotFound = screen(async () => (await import('./not-found.tsx')).NotFound)

export function AdminRoutes() {
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <Switch>
        <Route path="/admin/login" component={Login} />
        <Route path="/admin/setup" component={Setup} />
        {Object.entries(guarded).map(([path, Screen]) => (
          <Route key={path} path={path}>
            <Guarded>
              <Screen />
            </Guarded>
          </Route>
        ))}
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  )
}
