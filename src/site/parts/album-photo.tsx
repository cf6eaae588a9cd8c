import type { ReactNode } from 'react'
import { classNames } from '../../ui/display/class-names.ts'

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
