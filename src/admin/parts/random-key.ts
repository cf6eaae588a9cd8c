/** Avoids `crypto.randomUUID`, which browsers lack on plain http. */
export const createRandomKey = () =>
  `${Date.now().toString(36)}-${[...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join('')}`
