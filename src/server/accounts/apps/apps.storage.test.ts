import { describe, expect, test } from 'vitest'
import { addApp, listApps } from '#shared/contract/apps.admin.ts'
import { appLimits } from '#shared/limits.ts'
import { ourPage, ownerEnv, signInWithPassword } from '#test/signing-in/sign-in.ts'
import { openSharedStore, stores } from '#test/stores/stores.ts'
import { createTestApp } from '#test/test-app.ts'

describe.each(stores)('apps on the $store store', ({ store }) => {
  test('of forty made at once, also by two instances, twenty get a token', async () => {
    const { databases, close } = await openSharedStore(store)
    const diaries = await Promise.all(
      databases.map((database) => createTestApp({ env: ownerEnv, database })),
    )
    const { token } = await signInWithPassword(diaries[0]!.app)
    const headers = { ...ourPage, authorization: `Bearer ${token}` }
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        diaries[n % diaries.length]!.app.inject({
          method: 'POST',
          url: addApp.path,
          headers,
          payload: { name: `App ${n}`, mayPublish: false, mayUpload: false },
        }),
      ),
    )
    const made = answers.filter(({ statusCode }) => statusCode === 200)
    const refused = answers.filter(({ statusCode }) => statusCode === 409)
    expect([made.length, refused.length]).toEqual([appLimits.perPerson, 40 - appLimits.perPerson])
    const list = await diaries[0]!.app.inject({ url: listApps.path, headers })
    expect(list.json()).toHaveLength(appLimits.perPerson)
    for (const diary of diaries) await diary.close()
    await close()
  })
})
