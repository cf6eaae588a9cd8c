import { adminGalleryTexts as texts } from '#texts/admin/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import type { PhotoListView } from './use-photo-list.ts'

/** Not in the address: photos that wait to be added would have to be left for another page. */
export function PhotoPages({ list }: { list: PhotoListView }) {
  const { page, pages, start, end, total, goTo } = list
  if (pages === 1) return null
  const turnTo = (next: number) => {
    goTo(next)
    scrollTo({ top: 0 })
  }
  return (
    <nav className="table-foot" aria-label={texts.pages}>
      <p className="muted" role="status">
        {texts.shown(start + 1, end, total)}
      </p>
      <div className="turn-pages">
        <Button look="line" small disabled={page === 1} onClick={() => turnTo(page - 1)}>
          {texts.previous}
        </Button>
        <Button look="line" small disabled={page === pages} onClick={() => turnTo(page + 1)}>
          {texts.next}
        </Button>
      </div>
    </nav>
  )
}
