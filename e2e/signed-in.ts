import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures.ts'

type Call = <Answer = { id: number; slug: string }>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET',
  path: string,
  data?: unknown,
) => Promise<Answer>

/** The owner is signed in already. */
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
