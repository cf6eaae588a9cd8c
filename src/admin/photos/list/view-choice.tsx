import { LayoutGrid, List } from 'lucide'
import { adminGalleryTexts as texts } from '#texts/admin/photos.ts'
import { Icon } from '#ui/display/icon.tsx'
import { type PhotoView, photoViews } from './use-photo-view.ts'

const icons = { table: List, tiles: LayoutGrid }

interface ViewChoiceProps {
  view: PhotoView
  onShow: (view: PhotoView) => void
}

export function ViewChoice({ view, onShow }: ViewChoiceProps) {
  return (
    <fieldset className="theme-group view-choice">
      <legend className="sr">{texts.view}</legend>
      {photoViews.map((one) => (
        <label key={one} title={texts.views[one]}>
          <input
            className="sr"
            type="radio"
            name="photo-view"
            aria-label={texts.views[one]}
            checked={one === view}
            onChange={() => onShow(one)}
          />
          <Icon of={icons[one]} />
        </label>
      ))}
    </fieldset>
  )
}
