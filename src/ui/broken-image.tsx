import { Paw } from './paw.tsx'

/** Stands where an image could not be loaded, and still says what it would have shown. */
export function BrokenImage({ alt }: { alt: string }) {
  return (
    <span className="image-broken" role="img" aria-label={alt} data-image="broken">
      <Paw />
    </span>
  )
}
