/** Work that is under way is not begun again: whoever asks for the same key waits for it. */
export function createSharedWork<T>() {
  const underWay = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const begun = underWay.get(key)
    if (begun) return begun
    const working = work().finally(() => underWay.delete(key))
    underWay.set(key, working)
    return working
  }
}
