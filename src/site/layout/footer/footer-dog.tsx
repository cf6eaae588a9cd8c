import { LongDog } from '#ui/dog/long-dog.tsx'

const name = 'footer-dog'

/** He never changes, so the browser keeps the dog that the server drew and needs no code to draw another. */
export const FooterDog = import.meta.env.SSR
  ? () => <LongDog className={name} part="leaving" />
  : keptDog()

function keptDog() {
  const drawn = document.querySelector(`.${name}`)?.innerHTML ?? ''
  return () => (
    <div
      className={name}
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, read from the page
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  )
}
