import type { Photo } from '#shared/contract/photos.ts'
import { type ClipUrl, parseClipUrl, posterVariant } from '#shared/urls/clip-url.ts'

export const clipOf = ({ clip }: Photo) => (clip ? parseClipUrl(clip) : null)

interface PhotoClipProps {
  clip: ClipUrl
  /** What is seen in it. */
  label: string
}

/** Never plays by itself, and fetches nothing before but its poster; what leaves the page stops. */
export function PhotoClip({ clip, label }: PhotoClipProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: a few seconds of a dog, which the label describes
    <video
      controls
      playsInline
      preload="none"
      poster={posterVariant(clip) ?? undefined}
      width={clip.poster?.width}
      height={clip.poster?.height}
      aria-label={label}
      src={clip.src}
    />
  )
}
