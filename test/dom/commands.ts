import type { Page, Route } from 'playwright-core'
import type { BrowserCommand } from 'vitest/node'

type Act = (route: Route) => Promise<void>

/** `POST /api/admin/photos` is a method and a path; `*` matches one segment. */
async function stage(page: Page, call: string, times: number, act: Act) {
  const [method = 'GET', path = ''] = call.split(' ')
  const pattern = new RegExp(`^${path.replaceAll('*', '[^/]+')}$`)
  let left = times
  await page.route(
    (url) => pattern.test(url.pathname),
    async (route) => {
      if (route.request().method() !== method || left <= 0) return route.fallback()
      left -= 1
      await act(route)
    },
  )
}

const blockedCalls = new Map<string, { let(): void; until: Promise<void> }>()

const answer: BrowserCommand<[string, number, unknown, number]> = (
  { page },
  call,
  status,
  body,
  times,
) => stage(page, call, times, (route) => route.fulfill({ status, json: body }))

const lose: BrowserCommand<[string, number]> = ({ page }, call, times) =>
  stage(page, call, times, (route) => route.abort('failed'))

/** The body must be text: the browser hides the bytes of a file from whoever intercepts. */
const loseAnswer: BrowserCommand<[string, number]> = ({ page }, call, times) =>
  stage(page, call, times, async (route) => {
    await route.fetch()
    await route.abort('failed')
  })

const hold: BrowserCommand<[string]> = ({ page }, call) => {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  blockedCalls.set(call, { let: release, until })
  return stage(page, call, Number.POSITIVE_INFINITY, async (route) => {
    await until
    await route.fallback()
  })
}

const release: BrowserCommand<[string]> = async (_, call) => blockedCalls.get(call)?.let()

const restore: BrowserCommand<[]> = async ({ page }) => {
  for (const { let: letGo } of blockedCalls.values()) letGo()
  blockedCalls.clear()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

export const domCommands = { answer, lose, loseAnswer, hold, release, restore }
