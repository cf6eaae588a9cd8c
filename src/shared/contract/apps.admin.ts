import * as z from 'zod/mini'
import { appErrors } from '#texts/errors/accounts.ts'
import { appLimits } from '../limits.ts'
import { endpoint } from './endpoint.ts'
import { Done, IdParams, Timestamp, text } from './fields.ts'

/** A program that posts with a token of its own; it opens nothing but `/micropub`. */
export const App = z.object({
  id: z.number(),
  name: z.string(),
  /** Without it everything it writes is a draft. */
  mayPublish: z.boolean(),
  mayUpload: z.boolean(),
  createdAt: Timestamp,
  lastUsedAt: z.nullable(Timestamp),
})
export type App = z.output<typeof App>

export const NewApp = z.object({
  name: text(1, appLimits.name, 'name', () => appErrors),
  mayPublish: z.boolean(),
  mayUpload: z.boolean(),
})
export type NewApp = z.output<typeof NewApp>

const apps = { tag: 'account', who: 'admin', path: '/api/admin/apps' } as const

export const listApps = endpoint(apps, 'GET', 'My apps that may post', { answer: z.array(App) })
/** 409 `apps.name_taken`, `apps.too_many`. */
export const addApp = endpoint(apps, 'POST', 'A token for an app', {
  recentSignIn: true,
  body: NewApp,
  /** The only answer with the token: the store keeps its hash. */
  answer: z.object({ app: App, token: z.string() }),
})
export const revokeApp = endpoint(apps, 'DELETE /:id', 'The app’s token stops working', {
  params: IdParams,
  answer: Done,
})
