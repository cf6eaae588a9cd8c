import * as z from 'zod/mini'
import { appErrors } from '#texts/errors/accounts.ts'
import { appLimits } from '../limits.ts'
import { defineEndpoint } from './endpoint.ts'
import { IdParams, SuccessAnswer, Timestamp, textField } from './fields.ts'

/** An external program with its own token, which is valid for `/micropub` only. */
export const App = z.object({
  id: z.number(),
  name: z.string(),
  /** Without this permission the app can only write drafts. */
  mayPublish: z.boolean(),
  mayUpload: z.boolean(),
  createdAt: Timestamp,
  lastUsedAt: z.nullable(Timestamp),
})
export type App = z.output<typeof App>

export const NewApp = z.object({
  name: textField(1, appLimits.name, 'name', () => appErrors),
  mayPublish: z.boolean(),
  mayUpload: z.boolean(),
})
export type NewApp = z.output<typeof NewApp>

const apps = { tag: 'account', who: 'admin', path: '/api/admin/apps' } as const

export const listApps = defineEndpoint(apps, 'GET', 'My apps that may post', {
  answer: z.array(App),
})
export const addApp = defineEndpoint(apps, 'POST', 'A token for an app', {
  recentSignIn: true,
  body: NewApp,
  /** Only this answer contains the token: the database stores its hash. */
  answer: z.object({ app: App, token: z.string() }),
})
export const revokeApp = defineEndpoint(apps, 'DELETE /:id', 'The app’s token stops working', {
  params: IdParams,
  answer: SuccessAnswer,
})
