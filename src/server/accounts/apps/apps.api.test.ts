import { afterAll, beforeEach, expect, test } from 'vitest'
import { appTokens } from '#server/schema.ts'
import { addApp, listApps, revokeApp } from '#shared/contract/apps.admin.ts'
import { appLimits, RECENT_SIGN_IN_MINUTES } from '#shared/limits.ts'
import {
  ourPage,
  ownerEnv,
  resetToFirstStart,
  type SignedIn,
  signInWithPassword,
} from '#test/signing-in/sign-in.ts'
import { createTestApp } from '#test/test-app.ts'
import { appErrors } from '#texts/errors/accounts.ts'

let now = new Date()
const lines: string[] = []
const diary = await createTestApp({
  env: ownerEnv,
  clock: { now: () => now },
  logTo: { write: (line) => lines.push(line) },
})
afterAll(() => diary.close())

let me: SignedIn
beforeEach(async () => {
  now = new Date()
  await resetToFirstStart(diary)
  me = await signInWithPassword(diary.app)
  lines.length = 0
})

const { path } = listApps
const send = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, who = me) =>
  diary.app.inject({
    method,
    url,
    headers: { ...ourPage, cookie: who.cookie, authorization: `Bearer ${who.token}` },
    ...(payload && { payload }),
  })
const add = (name: string, may: { mayPublish?: boolean; mayUpload?: boolean } = {}) =>
  send('POST', addApp.path, { name, mayPublish: false, mayUpload: false, ...may })
const postWithToken = (token: string) =>
  diary.app.inject({ url: '/micropub?q=config', headers: { authorization: `Bearer ${token}` } })

test('an app gets a token once, the store keeps its hash, and the list says when it was used', async () => {
  const made = await add(' iA Writer ', { mayUpload: true })
  expect(made.statusCode).toBe(200)
  const { token, app } = made.json()
  expect(app).toMatchObject({
    name: 'iA Writer',
    mayPublish: false,
    mayUpload: true,
    lastUsedAt: null,
  })
  const stored = await diary.services.platform.database.db.select().from(appTokens)
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(lines.join('\n')).not.toContain(token)

  expect((await postWithToken(token)).statusCode).toBe(200)
  const [listed] = (await send('GET', path)).json()
  expect(listed.lastUsedAt).toBe(now.toISOString())
  expect(JSON.stringify(listed)).not.toContain(token)
})

test('a token opens Micropub alone, and a session of the admin does not post there', async () => {
  const { token } = (await add('iA Writer')).json()
  const byToken = await diary.app.inject({
    url: path,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(byToken.statusCode).toBe(401)
  const bySession = await send('GET', '/micropub?q=config')
  expect(bySession.statusCode).toBe(401)
})

test('a revoked app is out at once, and so are those of a person who was removed', async () => {
  const { token, app } = (await add('iA Writer')).json()
  expect((await send('DELETE', revokeApp.path.replace(':id', app.id))).statusCode).toBe(200)
  expect((await postWithToken(token)).statusCode).toBe(401)
  const again = await send('DELETE', revokeApp.path.replace(':id', app.id))
  expect([again.statusCode, again.json().message]).toEqual([404, appErrors.notFound])

  const fellow = { email: 'fellow@example.com', password: 'a-longer-tail' }
  const person = await diary.services.accounts.people.add(fellow, null)
  const { token: theirs } = (
    await send(
      'POST',
      addApp.path,
      { name: 'Notes', mayPublish: true, mayUpload: true },
      await signInWithPassword(diary.app, fellow),
    )
  ).json()
  expect((await send('GET', path)).json()).toEqual([])
  expect((await postWithToken(theirs)).statusCode).toBe(200)
  await diary.services.accounts.people.remove(person.id, null, true)
  expect((await postWithToken(theirs)).statusCode).toBe(401)
})

test('making one asks for a recent sign-in', async () => {
  now = new Date(now.getTime() + (RECENT_SIGN_IN_MINUTES + 1) * 60_000)
  const refused = await add('iA Writer')
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.confirm_needed'])
})

test('a name is needed, is not given twice, and there are at most twenty', async () => {
  expect((await add(' ')).json().fields).toEqual({ name: appErrors.name })
  expect((await add('x'.repeat(appLimits.name + 1))).statusCode).toBe(400)
  await add('Notes')
  const twice = await add('NOTES')
  expect([twice.statusCode, twice.json().fields]).toEqual([409, { name: appErrors.nameTaken }])
  for (let at = 1; at < appLimits.perPerson; at += 1) await add(`App ${at}`)
  const last = await add('One more')
  expect([last.statusCode, last.json().message]).toEqual([409, appErrors.tooMany])
})

test('home names the address where apps post while there is one', async () => {
  const home = async () => (await diary.app.inject('/')).body
  const named = '<link rel="micropub" href="http://localhost:3000/micropub">'
  expect(await home()).not.toContain('micropub')
  const { app } = (await add('iA Writer')).json()
  expect(await home()).toContain(named)
  expect((await diary.app.inject('/about')).body).not.toContain('micropub')
  await send('DELETE', revokeApp.path.replace(':id', app.id))
  expect(await home()).not.toContain('micropub')
})
