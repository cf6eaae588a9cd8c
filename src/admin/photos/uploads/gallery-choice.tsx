import { Check } from 'lucide'
import type { Photo } from '#shared/contract/photos.ts'
import { pictureTexts as texts } from '#texts/admin/photos.ts'
import { Icon } from '#ui/display/icon.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { SearchedPhotos } from './searched-photos.tsx'

interface GalleryChoiceProps {
  isChosen: (photo: Photo) => boolean
  onToggle: (photo: Photo) => void
}

export function GalleryChoice({ isChosen, onToggle }: GalleryChoiceProps) {
  return (
    <SearchedPhotos>
      {(photo) => (
        <button
          type="button"
          className="cover-choice picture-choice"
          aria-label={texts.photoLabel(photo.title)}
          aria-pressed={isChosen(photo)}
          onClick={() => onToggle(photo)}
        >
          <ResponsiveImage src={photo.imageUrl} alt="" sizes="200px" width={3} height={2} />
          {isChosen(photo) && <Icon of={Check} />}
        </button>
      )}
    </SearchedPhotos>
  )
}
