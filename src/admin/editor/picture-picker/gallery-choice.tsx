import { Check } from 'lucide'
import type { Photo } from '#shared/contract/photos.ts'
import { pictureTexts as texts } from '#shared/texts/picture-picker.ts'
import { Icon } from '#ui/display/icon.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { SearchedPhotos } from './searched-photos.tsx'
import type { Pictures } from './use-pictures.ts'

export function GalleryChoice({ pictures }: { pictures: Pictures }) {
  return (
    <SearchedPhotos>
      {(photo) => (
        <PhotoToggle
          photo={photo}
          isChosen={pictures.isChosen(photo)}
          onToggle={() => pictures.togglePhoto(photo)}
        />
      )}
    </SearchedPhotos>
  )
}

interface PhotoToggleProps {
  photo: Photo
  isChosen: boolean
  onToggle: () => void
}

function PhotoToggle({ photo, isChosen, onToggle }: PhotoToggleProps) {
  return (
    <button
      type="button"
      className="cover-choice picture-choice"
      aria-label={texts.photoLabel(photo.title)}
      aria-pressed={isChosen}
      onClick={onToggle}
    >
      <ResponsiveImage src={photo.imageUrl} alt="" sizes="200px" width={3} height={2} />
      {isChosen && <Icon of={Check} />}
    </button>
  )
}
