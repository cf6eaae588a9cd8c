import { useDeferredValue, useMemo, useState } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import { ADMIN_PHOTOS_PER_PAGE } from '#shared/limits.ts'
import { paginate } from '#shared/lists/pages.ts'
import { photoCategories, photosOfCategory, searchPhotos } from '#shared/lists/search.ts'
import { useCategories } from '../../app/diary.ts'

/** Which of all photos are shown, and which of them are selected. */
export function usePhotoList(photos: readonly Photo[]) {
  const own = useCategories('photos')
  const [term, setTerm] = useState('')
  const [category, setCategory] = useState('')
  const [wanted, setWanted] = useState(1)
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const searched = useDeferredValue(term)
  const categories = useMemo(
    () => photoCategories(photos, { of: own.of, isHidden: () => false }),
    [photos, own],
  )
  const found = useMemo(
    () => photosOfCategory(searchPhotos(photos, searched, own.of), category, own.of),
    [photos, searched, category, own],
  )
  const { page, pages, start, end } = paginate(found.length, ADMIN_PHOTOS_PER_PAGE, wanted)
  // What another search hides, or somebody else deleted, must not be deleted unseen.
  const selected = found.filter(({ id }) => marked.has(id)).map(({ id }) => id)

  return {
    term,
    category,
    categories,
    rows: found.slice(start, end),
    page,
    pages,
    start,
    end,
    total: found.length,
    goTo: setWanted,
    search(next: string) {
      setTerm(next)
      setWanted(1)
    },
    showCategory(next: string) {
      setCategory(next)
      setWanted(1)
    },
    showAll() {
      setTerm('')
      setCategory('')
    },
    selected,
    isSelected: (id: number) => marked.has(id),
    select(id: number, isOn: boolean) {
      const next = new Set(marked)
      if (isOn) next.add(id)
      else next.delete(id)
      setMarked(next)
    },
    selectAll: () => setMarked(new Set(found.map(({ id }) => id))),
    clear: () => setMarked(new Set()),
  }
}

export type PhotoListView = ReturnType<typeof usePhotoList>
