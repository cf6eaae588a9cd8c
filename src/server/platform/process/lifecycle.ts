export function createLifecycle() {
  let isDraining = false
  return {
    get isDraining() {
      return isDraining
    },
    drain() {
      isDraining = true
    },
  }
}

export type Lifecycle = ReturnType<typeof createLifecycle>

/** Its message tells the person at the terminal what is wrong and what to do. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}
