import { Fragment, type ReactNode } from 'react'
import { DogHead } from '#ui/dog/dog-head.tsx'
import { classNames } from '../../ui/display/class-names.ts'

interface TurnedProps {
  plain: string
  turned: string
}

/** The words of a heading that turns from bold to italic in mid-sentence. */
export function Turned({ plain, turned }: TurnedProps) {
  return (
    <>
      {plain} <em>{turned}</em>
    </>
  )
}

/** Splits a heading that is known as a whole. */
export function turnAt(text: string, turned: string): TurnedProps {
  return { plain: text.slice(0, -turned.length).trimEnd(), turned }
}

interface AlbumPhotoProps {
  className?: string
  /** The picture itself; left out while it is not known. */
  children?: ReactNode
  /** What stands on the mount under the picture: caption, buttons. */
  beneath?: ReactNode
}

/** Mounted on the album page by four corners. */
export function AlbumPhoto({ className, children, beneath }: AlbumPhotoProps) {
  return (
    <figure className={classNames('photo', className)}>
      <div className="pic">{children}</div>
      {beneath}
    </figure>
  )
}

/** Of the diary's own post. */
export function Stamp() {
  return (
    <div className="stamp" aria-hidden="true">
      <div>
        <DogHead />
      </div>
    </div>
  )
}

/** The same thing several times over, for lists that are still loading. */
export function Repeat({ times, children }: { times: number; children: ReactNode }) {
  return Array.from({ length: times }, (_, at) => at).map((at) => (
    <Fragment key={at}>{children}</Fragment>
  ))
}
