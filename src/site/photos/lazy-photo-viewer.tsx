import { type ComponentProps, lazy, Suspense, useEffect } from 'react'
import type { PhotoViewer } from './photo-viewer.tsx'

type ViewerProps = ComponentProps<typeof PhotoViewer>

const Viewer = lazy(() =>
  import('./photo-viewer.tsx').then(
    (module) => ({ default: module.PhotoViewer }),
    () => ({ default: PlainPicture }),
  ),
)

/** If the viewer cannot be loaded, the photo's own page opens instead. */
function PlainPicture({ photos, index }: ViewerProps) {
  const path = photos[index]?.path
  useEffect(() => {
    if (path) location.assign(path)
  }, [path])
  return null
}

type LazyPhotoViewerProps = Omit<ViewerProps, 'index'> & {
  index: number | null
}

export function LazyPhotoViewer({ index, ...rest }: LazyPhotoViewerProps) {
  if (index === null) return null
  return (
    <Suspense>
      <Viewer index={index} {...rest} />
    </Suspense>
  )
}
