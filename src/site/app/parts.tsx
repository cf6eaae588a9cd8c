import { Fragment, type ReactNode } from 'react'
import { DogHead } from '#ui/dog/drawings.tsx'
import { classNames } from '../../ui/display/class-names.ts'

interface TurnedProps {
  plain: string
  turned: string
}

export function TextWithItalicEnd({ plain, turned }: TurnedProps) {
  return (
    <>
      {plain} <em>{turned}</em>
    </>
  )
}

export function splitItalicEnd(text: string, turned: string): TurnedProps {
  return { plain: text.slice(0, -turned.length).trimEnd(), turned }
}

interface AlbumPhotoProps {
  className?: string
  children?: ReactNode
  beneath?: ReactNode
}

export function AlbumPhoto({ className, children, beneath }: AlbumPhotoProps) {
  return (
    <figure className={classNames('photo', className)}>
      <div className="pic">{children}</div>
      {beneath}
    </figure>
  )
}

export function DogStamp() {
  return (
    <div className="stamp" aria-hidden="true">
      <div>
        <DogHead />
      </div>
    </div>
  )
}

export function Repeat({ times, children }: { times: number; children: ReactNode }) {
  return Array.from({ length: times }, (_, at) => at).map((at) => (
    <Fragment key={at}>{children}</Fragment>
  ))
}
