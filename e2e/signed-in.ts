import { type BrowserContextOptions, type Page, request } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { type Diary, owner } from './diary.ts'
import { test as base, expect } from './fixtures.ts'
import { ownDiary } from './own-diary.ts'

interface Session {
  state: Exclude<BrowserContextOptions['storageState'], string | undefined>
  /** A worker may run for longer than a sign-in counts as recent. */
  confirm(): Promise<unknown>
}
type Call = <Answer = { id: number; slug: string }>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET',
  path: string,
  data?: unknown,
) => Promise<Answer>

/** The owner is signed in already, in a diary that these tests may change. */
export const test = base.extend<{ call: Call }, { diary: Diary; session: Session }>({
  // Else the first daily backup is made at some moment of some test.
  diary: ownDiary({ BACKUPS: 'none' }),
  session: [
    async ({ diary }, use) => {
      const context = await request.newContext({ baseURL: diary.url })
      const headers = { origin: diary.url }
      const answer = await context.post('/api/auth/login', { data: owner, headers })
      const { token } = (await answer.json()) as { token: string }
      const { cookies } = await context.storageState()
      const localStorage = [{ name: 'adminToken', value: token }]
      await use({
        state: { cookies, origins: [{ origin: diary.url, localStorage }] },
        confirm: () =>
          context.post('/api/admin/confirm', { data: { password: owner.password }, headers }),
      })
      await context.dispose()
    },
    { scope: 'worker' },
  ],
  storageState: async ({ session }, use) => {
    await session.confirm()
    await use(session.state)
  },
  call: async ({ diary, page }, use) =>
    use(async (method, path, data) => {
      const answer = await page.request.fetch(path, {
        method,
        data,
        headers: { origin: diary.url },
      })
      expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
      return answer.json()
    }),
})

export { expect }

export const somePost = (title: string, more: object = {}) => ({
  title,
  content: 'Nobody saw the sausage leave the table. One witness is still licking his nose.',
  excerpt: 'A sausage, a table and no witnesses.',
  coverImage: '/media/demo/sofa-nap/1600x1067.jpg',
  category: 'adventure',
  published: true,
  ...more,
})

/** By its look: behind an open dialog it has no role. */
export const toastOf = (page: Page) => page.locator('.toast')

export async function expectNoAxeViolations(page: Page) {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached()
  await expectAccessible(page)
}
