/** Reads something when it is first asked for, and not again until it is forgotten; what failed is read anew. */
export function readOnce<T>(read: () => Promise<T>) {
  let known: Promise<T> | null = null
  return {
    get(): Promise<T> {
      if (!known) {
        const reading = read()
        known = reading
        reading.catch(() => {
          if (known === reading) known = null
        })
      }
      return known
    },
    forget() {
      known = null
    },
  }
}
