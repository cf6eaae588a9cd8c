/** Its own everywhere; `crypto.randomUUID` is missing where the diary is read over plain http. */
export const newKey = () =>
  `${Date.now().toString(36)}-${[...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join('')}`
