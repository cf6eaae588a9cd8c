type Undo = () => unknown

const undos: Undo[] = []
let isInterrupted = false

/** Registers an undo for a started process or a created folder; undos run in reverse order. */
export function onCleanup(undo: Undo): () => Promise<void> {
  undos.push(undo)
  return async () => {
    const at = undos.indexOf(undo)
    if (at >= 0) undos.splice(at, 1)
    await undo()
  }
}

async function cleanUp() {
  for (let undo = undos.pop(); undo; undo = undos.pop()) {
    await Promise.resolve(undo()).catch((error: unknown) => console.error(error))
  }
}

/** An interrupted command leaves no processes or folders behind. */
export async function withCleanup(run: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.prependListener(signal, async () => {
      if (isInterrupted) return
      isInterrupted = true
      console.error('\nInterrupted: stopping everything that was started.')
      // Browsers add listeners that would exit before the cleanup ends.
      const { exit } = process
      process.exit = (() => {}) as typeof process.exit
      await cleanUp()
      exit(130)
    })
  }
  try {
    await run()
  } catch (error) {
    // Ending the children causes errors that are not worth reporting.
    if (isInterrupted) return
    console.error(error)
    process.exitCode = 1
  } finally {
    if (!isInterrupted) await cleanUp()
  }
}
