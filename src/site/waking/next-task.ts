/** Lets the browser do what waits: draw, scroll, take a key. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
