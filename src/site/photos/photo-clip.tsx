import type { Photo } from '#shared/contract/photos.ts'
import { type ClipUrl, parseClipUrl, posterVariantUrl } from '#shared/urls/clip-url.ts'

export const clipOf = ({ clip }: Photo) => (clip ? parseClipUrl(clip) : null)

interface PhotoClipProps {
  clip: ClipUrl
  label: string
}

/** The clip neither plays nor preloads by itself; only its poster is fetched. */
export function PhotoClip({ clip, label }: PhotoClipProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: a few seconds of a dog, which the label describes
    <video
      controls
      playsInline
      preload="none"
      poster={posterVariantUrl(clip) ?? undefined}
      width={clip.poster?.width}
      height={clip.poster?.height}
      aria-label={label}
      src={clip.src}
    />
  )
}
