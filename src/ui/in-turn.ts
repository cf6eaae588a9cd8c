/** One after the other, each in a task of its own, so that a touch need not wait for all; what it gives ends it early. */
export function inTurn<T>(items: T[], act: (item: T) => void): () => void {
  const [item, ...others] = items
  if (item === undefined) return () => {}
  let end = () => clearTimeout(start)
  const start = setTimeout(() => {
    act(item)
    end = inTurn(others, act)
  })
  return () => end()
}
