import { Paw } from '../dog/paw.tsx'

/** Stands where an image could not be loaded, and still says what it would have shown. */
export function BrokenImage({ alt }: { alt: string }) {
  const said = alt ? ({ role: 'img', 'aria-label': alt } as const) : { 'aria-hidden': true }
  return (
    <span className="image-broken" {...said} data-image="broken">
      <Paw />
    </span>
  )
}
