import type { Photo } from '#shared/contract/photos.ts'
import { parseMediaUrl } from '#shared/urls/media-url.ts'

export function photoShape(photo: Photo): { width?: number; height?: number } {
  const media = parseMediaUrl(photo.imageUrl)
  return {
    width: media?.width ?? photo.width ?? undefined,
    height: media?.height ?? photo.height ?? undefined,
  }
}

/** A card is square: a wide photo is drawn as high as the card and cut off at its sides. Some are two cards wide. */
export function cardSizes(photo: Photo, cards = 1): string {
  const { width = 1, height = 1 } = photoShape(photo)
  const overhang = Math.max(cards, width / height)
  const drawn = (share: number) => Math.round(share * overhang)
  return `(min-width: 1344px) ${drawn(266)}px, (min-width: 1024px) ${drawn(20)}vw, (min-width: 768px) ${drawn(27)}vw, ${drawn(40)}vw`
}

export const VIEWER_SIZES = '(min-width: 932px) 876px, 94vw'
