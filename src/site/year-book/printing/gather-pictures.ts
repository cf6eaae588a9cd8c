/** One that never comes must not keep the others from being printed. */
const WAIT_AT_MOST_MS = 20_000

/** Pictures come as one scrolls; from now on they come at once. */
export function fetchPictures(): HTMLImageElement[] {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.book img')]
  for (const picture of pictures) picture.loading = 'eager'
  return pictures
}

/** Until all pictures of the book are there, so that none is missing on paper. */
export async function gatherPictures() {
  const coming = fetchPictures().filter(({ complete }) => !complete)
  const all = Promise.all(coming.map(whenSettled))
  const enough = new Promise<void>((resolve) => setTimeout(resolve, WAIT_AT_MOST_MS))
  await Promise.race([all, enough])
}

const whenSettled = (picture: HTMLImageElement) =>
  new Promise<void>((resolve) => {
    for (const event of ['load', 'error']) {
      picture.addEventListener(event, () => resolve(), { once: true })
    }
  })
