import { type ComponentProps, lazy, Suspense, useEffect } from 'react'
import type { PhotoViewer } from './photo-viewer.tsx'

type ViewerProps = ComponentProps<typeof PhotoViewer>

const Viewer = lazy(() =>
  import('./photo-viewer.tsx').then(
    (module) => ({ default: module.PhotoViewer }),
    () => ({ default: PlainPicture }),
  ),
)

/** The viewer could not be fetched; the photo has a page of its own, too. */
function PlainPicture({ photos, index }: ViewerProps) {
  const path = photos[index]?.path
  useEffect(() => {
    if (path) location.assign(path)
  }, [path])
  return null
}

type LazyPhotoViewerProps = Omit<ViewerProps, 'index'> & {
  /** Which photo is open; null for none. */
  index: number | null
}

/** Fetched when the first photo is opened, not before. */
export function LazyPhotoViewer({ index, ...rest }: LazyPhotoViewerProps) {
  if (index === null) return null
  return (
    <Suspense>
      <Viewer index={index} {...rest} />
    </Suspense>
  )
}
