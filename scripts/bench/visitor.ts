import type { Browser, CDPSession, Page } from 'playwright-core'
import { MARK } from './longest-task.ts'

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true }

interface Times {
  awake?: number
  /** Of each key and click: how long until a frame showed what it did. */
  answers: number[]
}
declare global {
  interface Window {
    benchTimes: Times
  }
}

/** Runs in the page, before anything else. */
function keepTimes(mark: string) {
  performance.mark(mark)
  const times: Times = { answers: [] }
  window.benchTimes = times
  for (const deed of ['keydown', 'click']) {
    addEventListener(
      deed,
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.answers.push(performance.now() - timeStamp)
          port2.postMessage(null)
        })
      },
      true,
    )
  }
  new MutationObserver(() => {
    if (document.documentElement?.dataset.awake) times.awake ??= performance.now()
  }).observe(document, { attributes: true, attributeFilter: ['data-awake'], subtree: true })
}

/**
 * Somebody with a new browser. Asks the page through the protocol alone, because Playwright's own questions
 * bring code along that takes a slowed page longer than the page's own.
 */
export class Visitor {
  readonly page: Page
  readonly #client: CDPSession

  private constructor(page: Page, client: CDPSession) {
    this.page = page
    this.#client = client
  }

  static async arrive(browser: Browser): Promise<Visitor> {
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    await page.addInitScript(keepTimes, MARK)
    return new Visitor(page, await context.newCDPSession(page))
  }

  slowDown = (rate: number) => this.#client.send('Emulation.setCPUThrottlingRate', { rate })

  mark = () => this.ask<void>(`void performance.mark('${MARK}')`)

  async ask<T>(expression: string): Promise<T> {
    const { result } = await this.#client.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })
    return result.value as T
  }

  until = (condition: string) =>
    this.ask<void>(
      `new Promise((done) => { const look = () => ${condition} ? done() : setTimeout(look, 30); look() })`,
    )

  async open(address: string) {
    await this.page.goto(address, { waitUntil: 'load' })
    // Files for later are fetched when the page has been seen.
    await this.until(`document.querySelector('link[rel="prefetch"]')`)
    await this.rest()
  }

  /** Long enough for what the page does by itself. */
  rest = () => this.ask<void>('new Promise((done) => setTimeout(done, 500))')

  /** Moves the hand, and says how long the page took to listen. */
  async wake(): Promise<number> {
    await this.page.mouse.move(100, 100)
    await this.page.mouse.move(110, 110)
    await this.until('benchTimes.awake !== undefined')
    return this.ask(`benchTimes.awake - performance.getEntriesByName('waking')[0].startTime`)
  }

  async middleOf(selector: string): Promise<[x: number, y: number]> {
    const [x = 0, y = 0] = await this.ask<number[]>(
      `(() => { const { left, top, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect(); return [left + width / 2, top + height / 2] })()`,
    )
    return [x, y]
  }

  forgetAnswers = () => this.ask<void>('void (benchTimes.answers = [])')

  async slowestAnswer(count: number): Promise<number> {
    await this.until(`benchTimes.answers.length >= ${count}`)
    return this.ask('Math.max(...benchTimes.answers)')
  }

  leave = () => this.page.context().close()
}
