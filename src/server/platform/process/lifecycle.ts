/** Whether this process still wants visitors: a load balancer asks before it sends some. */
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
