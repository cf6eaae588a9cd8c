/** Runs a task for each item, in their order and at most `atOnce` of them at a time. */
export async function runAtOnce<Item>(
  items: Iterable<Item>,
  atOnce: number,
  run: (item: Item) => Promise<void>,
) {
  const remaining = [...items].values()
  const work = async () => {
    for (const item of remaining) await run(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
