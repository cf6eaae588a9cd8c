/**
 * Preloaded before the diary: SIGUSR2 moves its clock ten years ahead, the next one ten years back,
 * and so on.
 */
const realNow = Date.now
const TEN_YEARS_MS = 10 * 365 * 24 * 60 * 60 * 1000
let offset = 0
process.on('SIGUSR2', () => {
  offset = offset > 0 ? -TEN_YEARS_MS : TEN_YEARS_MS
})
const RealDate = Date
globalThis.Date = class extends RealDate {
  constructor(...args: [] | [number | string | Date]) {
    if (args.length === 0) super(realNow() + offset)
    else super(...(args as [number]))
  }
  static override now() {
    return realNow() + offset
  }
} as DateConstructor
