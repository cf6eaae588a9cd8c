import { useState } from 'react'

export const photoViews = ['table', 'tiles'] as const
export type PhotoView = (typeof photoViews)[number]

const KEY = 'galleryView'

function read(): PhotoView {
  const kept = localStorage.getItem(KEY)
  return photoViews.find((view) => view === kept) ?? 'table'
}

/** How the photos are listed; this browser keeps it. */
export function usePhotoView() {
  const [view, setView] = useState(read)
  const show = (next: PhotoView) => {
    localStorage.setItem(KEY, next)
    setView(next)
  }
  return [view, show] as const
}
