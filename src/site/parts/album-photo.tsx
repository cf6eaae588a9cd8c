import type { ReactNode } from 'react'
import { classNames } from '../../ui/display/class-names.ts'

interface AlbumPhotoProps {
  className?: string
  /** The picture itself. */
  children: ReactNode
  /** What lies over the picture: caption, buttons. */
  over?: ReactNode
}

/** Mounted on the album page by four corners. Tilts when its list has the class `tilt`. */
export function AlbumPhoto({ className, children, over }: AlbumPhotoProps) {
  return (
    <figure className={classNames('photo', className)}>
      <div className="pic">{children}</div>
      {over}
    </figure>
  )
}
