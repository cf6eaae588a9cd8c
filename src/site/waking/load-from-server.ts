/** A file is gone, as after an update: the server has the page and its new files. */
export function loadFromServer(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}
