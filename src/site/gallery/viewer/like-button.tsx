import { Heart } from 'lucide'
import type { Photo } from '#shared/contract/photos.ts'
import { galleryTexts } from '#texts/site/photos.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { useLike } from './likes.ts'

interface LikeButtonProps {
  photo: Photo
  className: string
  likedClass: string
}

export function LikeButton({ photo, className, likedClass }: LikeButtonProps) {
  const [isLiked, toggle] = useLike(photo.id)
  return (
    <button
      type="button"
      className={classNames(className, isLiked && likedClass)}
      aria-label={galleryTexts.like(photo.title)}
      aria-pressed={isLiked}
      onClick={toggle}
    >
      <Icon of={Heart} className="heart" />
    </button>
  )
}
