type Undo = () => unknown

const undos: Undo[] = []
let isInterrupted = false

/** Whatever is started or made for a while is named here, and undone in reverse. */
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

/** Runs a command that starts processes; an interrupted one leaves neither them nor folders behind. */
export async function withCleanup(run: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.prependListener(signal, async () => {
      if (isInterrupted) return
      isInterrupted = true
      console.error('\nInterrupted: stopping everything that was started.')
      // Browsers bring listeners of their own, which would not wait for us.
      const { exit } = process
      process.exit = (() => {}) as typeof process.exit
      await cleanUp()
      exit(130)
    })
  }
  try {
    await run()
  } catch (error) {
    // Errors that come from children being ended are not worth telling.
    if (isInterrupted) return
    console.error(error)
    process.exitCode = 1
  } finally {
    if (!isInterrupted) await cleanUp()
  }
}
