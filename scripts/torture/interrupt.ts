/** What has to be undone even when somebody presses Ctrl-C in the middle. */
const open: (() => void)[] = []

/** Answers a function that undoes it now; on an interrupt the latest is undone first. */
export function undoOnInterrupt(undo: () => void): () => void {
  open.push(undo)
  return () => {
    const at = open.indexOf(undo)
    if (at === -1) return
    open.splice(at, 1)
    undo()
  }
}

function undoAll() {
  for (const undo of open.splice(0).reverse()) {
    try {
      undo()
    } catch {}
  }
  process.exit(130)
}
process.once('SIGINT', undoAll)
process.once('SIGTERM', undoAll)
