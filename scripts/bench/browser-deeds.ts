import { manyPosts } from './many-posts.ts'
import type { Visitor } from './visitor.ts'

export interface Deed {
  what: string
  path: string
  /** On the page that is awake, before the clock runs. */
  prepare?: (visitor: Visitor) => Promise<void>
  /** Gives the slowest answer to a key or click, in milliseconds. */
  act: (visitor: Visitor) => Promise<number>
}

const MANY = 10_000
const TERM = 'slipper'
const field = '.search input'
const skeleton = `document.querySelector('[data-skeleton]')`

async function goInto(visitor: Visitor) {
  await visitor.page.mouse.click(...(await visitor.middleOf(field)))
  await visitor.until(`document.activeElement === document.querySelector('${field}')`)
}

const click = (selector: string, isDone: string) => async (visitor: Visitor) => {
  await visitor.page.mouse.click(...(await visitor.middleOf(selector)))
  await visitor.until(isDone)
  return visitor.slowestAnswer(1)
}

export const deeds: Deed[] = [
  {
    what: 'switch the theme',
    path: '/',
    act: click(
      '.site-bar button[aria-label^="Theme"]',
      `document.documentElement.dataset.theme === 'dark'`,
    ),
  },
  {
    what: 'open the viewer',
    path: '/gallery',
    act: click('.photo-open', `document.querySelector('.viewer img')`),
  },
  {
    what: 'type into search',
    path: '/blog',
    prepare: goInto,
    async act(visitor) {
      await visitor.page.keyboard.type(TERM, { delay: 40 })
      return visitor.slowestAnswer(TERM.length)
    },
  },
  {
    what: `type while ${MANY} posts come and are searched`,
    path: '/blog',
    async prepare(visitor) {
      const list = JSON.stringify(manyPosts(MANY))
      await visitor.page
        .context()
        .route('**/api/posts', (route) =>
          route.fulfill({ contentType: 'application/json', body: list }),
        )
      await goInto(visitor)
    },
    async act(visitor) {
      await visitor.page.keyboard.type(`${TERM}\n`)
      await visitor.until(skeleton)
      await goInto(visitor)
      await visitor.forgetAnswers()
      let typed = 0
      while (await visitor.ask<boolean>(`${skeleton} !== null`)) {
        await visitor.page.keyboard.type('x', { delay: 40 })
        typed += 1
      }
      return visitor.slowestAnswer(typed)
    },
  },
]
