import type { Visitor } from './visitor.ts'

export const MANY_POSTS = 10_000

export interface Deed {
  what: string
  path: string
  /** On a diary with very many posts. */
  isGrown?: boolean
  /** On the page that is awake, before the clock runs. */
  prepare?: (visitor: Visitor) => Promise<void>
  /** Gives the slowest answer to a key or click, in milliseconds. */
  act: (visitor: Visitor) => Promise<number>
}

const TERM = 'slipper'
const field = '.search input'
const skeleton = `document.querySelector('[data-skeleton]')`

async function goInto(visitor: Visitor) {
  await visitor.click(field)
  await visitor.until(`document.activeElement === document.querySelector('${field}')`)
}

const click = (selector: string, isDone: string) => async (visitor: Visitor) => {
  await visitor.click(selector)
  await visitor.until(isDone)
  return visitor.slowestAnswer(1)
}

export const deeds: Deed[] = [
  {
    what: 'switch the theme',
    path: '/',
    act: click(
      '.site-bar button[aria-label^="Theme"]',
      // What is out of sight follows.
      `document.documentElement.dataset.theme === 'dark' && !document.querySelector('[data-shown]')`,
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
      await visitor.type(TERM)
      return visitor.slowestAnswer(TERM.length)
    },
  },
  {
    what: `type while ${MANY_POSTS} posts come and are searched`,
    path: '/blog',
    isGrown: true,
    prepare: goInto,
    async act(visitor) {
      await visitor.type(`${TERM}\n`)
      await visitor.until(skeleton)
      await goInto(visitor)
      await visitor.forgetAnswers()
      let typed = 0
      while (await visitor.ask<boolean>(`${skeleton} !== null`)) {
        await visitor.type('x')
        typed += 1
      }
      return visitor.slowestAnswer(typed)
    },
  },
]
