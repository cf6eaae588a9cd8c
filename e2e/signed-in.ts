import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures.ts'

type Call = <Answer = { id: number; slug: string }>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET',
  path: string,
  data?: unknown,
) => Promise<Answer>

export const test = base.extend<{ call: Call }>({
  isOwner: true,
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

export const makePostInput = (title: string, more: object = {}) => ({
  title,
  content: 'Nobody saw the sausage leave the table. One witness is still licking his nose.',
  excerpt: 'A sausage, a table and no witnesses.',
  coverImage: '/media/demo/sofa-nap/1600x1067.jpg',
  category: 'adventure',
  published: true,
  ...more,
})

/** An open dialog makes the toast inert, so it could not be found by role. */
export const toastOf = (page: Page) => page.locator('.toast')
