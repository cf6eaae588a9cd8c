type Undo = () => unknown

const undos: Undo[] = []
let isEnding = false

/** Whatever is started or written down for a while is named here, and undone in reverse. */
export function atTheEnd(undo: Undo): Undo {
  undos.push(undo)
  return async () => {
    const at = undos.indexOf(undo)
    if (at >= 0) undos.splice(at, 1)
    await undo()
  }
}

export async function undoAll() {
  for (let undo = undos.pop(); undo; undo = undos.pop()) {
    await Promise.resolve(undo()).catch((error: unknown) => console.error(error))
  }
}

/** An interrupted run leaves neither processes nor folders behind. */
export function undoOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.prependListener(signal, async () => {
      if (isEnding) return
      isEnding = true
      console.error('\nInterrupted: ending what was started.')
      // Browsers bring listeners of their own, which would not wait for us.
      const { exit } = process
      process.exit = (() => {}) as typeof process.exit
      await undoAll()
      exit(130)
    })
  }
}

/** Errors that come from children being ended are not worth telling. */
export const isInterrupted = () => isEnding
