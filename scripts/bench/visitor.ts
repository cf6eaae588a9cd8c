import { setTimeout as pause } from 'node:timers/promises'
import type { Chromium } from './chromium.ts'
import { MARK } from './longest-task.ts'

const PATIENCE_MS = 60_000
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: false }

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

/** Somebody with a new browser: nothing in its cache. */
export class Visitor {
  readonly #chromium: Chromium
  readonly #context: string
  readonly #session: string

  private constructor(chromium: Chromium, context: string, session: string) {
    this.#chromium = chromium
    this.#context = context
    this.#session = session
  }

  static async arrive(chromium: Chromium): Promise<Visitor> {
    const { send } = chromium
    const { browserContextId } = await send<{ browserContextId: string }>(
      'Target.createBrowserContext',
    )
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    })
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    })
    const visitor = new Visitor(chromium, browserContextId, sessionId)
    await visitor.#send('Page.enable')
    await visitor.#send('Emulation.setDeviceMetricsOverride', PHONE)
    await visitor.#send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${keepTimes})('${MARK}')`,
    })
    return visitor
  }

  #send<T>(method: string, params: object = {}) {
    return this.#chromium.send<T>(method, params, this.#session)
  }

  slowDown = (rate: number) => this.#send('Emulation.setCPUThrottlingRate', { rate })

  mark = () => this.ask<void>(`void performance.mark('${MARK}')`)

  async ask<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.#send<{
      result: { value: T }
      exceptionDetails?: { text: string }
    }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    if (exceptionDetails) throw new Error(`${exceptionDetails.text}: ${expression}`)
    return result.value
  }

  async until(condition: string) {
    const isSo = await this.ask<boolean>(
      `new Promise((done) => { const look = () => ${condition} ? done(true) : performance.now() < end ? setTimeout(look, 30) : done(false); const end = performance.now() + ${PATIENCE_MS}; look() })`,
    )
    if (!isSo) throw new Error(`the page did not come to this: ${condition}`)
  }

  async open(address: string) {
    await this.#send('Page.navigate', { url: address })
    // Files for later are fetched when the page has been seen.
    await this.until(`document.querySelector('link[rel="prefetch"]')`)
    await this.rest()
  }

  /** Long enough for what the page does by itself. */
  rest = () => this.ask<void>('new Promise((done) => setTimeout(done, 500))')

  #mouse = (type: string, x: number, y: number, more: object = {}) =>
    this.#send('Input.dispatchMouseEvent', { type, x, y, ...more })

  async move() {
    for (const place of [100, 110]) await this.#mouse('mouseMoved', place, place)
  }

  /** Moves the hand, and says how long the page took to listen. */
  async wake(): Promise<number> {
    await this.move()
    await this.until('benchTimes.awake !== undefined')
    return this.ask(`benchTimes.awake - performance.getEntriesByName('waking')[0].startTime`)
  }

  async click(selector: string) {
    const [x = 0, y = 0] = await this.ask<number[]>(
      `(() => { const { left, top, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect(); return [left + width / 2, top + height / 2] })()`,
    )
    await this.#mouse('mouseMoved', x, y)
    for (const type of ['mousePressed', 'mouseReleased']) {
      await this.#mouse(type, x, y, { button: 'left', clickCount: 1 })
    }
  }

  /** As fast as a quick typist: somebody who is answered in time never waits. */
  async type(text: string) {
    for (const sign of text) {
      const key =
        sign === '\n'
          ? { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }
          : { key: sign, text: sign }
      await this.#send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
      await this.#send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: undefined })
      await pause(40)
    }
  }

  forgetAnswers = () => this.ask<void>('void (benchTimes.answers = [])')

  async slowestAnswer(count: number): Promise<number> {
    await this.until(`benchTimes.answers.length >= ${count}`)
    return this.ask('Math.max(...benchTimes.answers)')
  }

  leave = () =>
    this.#chromium.send('Target.disposeBrowserContext', { browserContextId: this.#context })
}
