import { Link } from 'wouter'
import type { Photo } from '#shared/contract/photos.ts'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'

const SHOWN = 2

/** That there are photos of a day, and a way to them. */
export function PhotoDots({ photos }: { photos: Photo[] }) {
  if (photos.length === 0) return null
  return (
    <Link className="photo-dots" href="/admin/gallery">
      <span className="sr">{texts.photosOfDay(photos.length)}</span>
      {photos.slice(0, SHOWN).map(({ id, imageUrl }) => (
        <ResponsiveImage key={id} src={imageUrl} alt="" sizes="22px" width={22} height={22} />
      ))}
      {photos.length > SHOWN && <b aria-hidden="true">+{photos.length - SHOWN}</b>}
    </Link>
  )
}
