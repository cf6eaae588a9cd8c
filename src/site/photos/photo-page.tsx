import type { PhotoPage as PhotoPageData } from '#shared/contract/photos.ts'
import { dates } from '#texts/grammar.ts'
import { photoPageTexts as texts } from '#texts/site/photo-page.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/loading.tsx'
import { EmptyState } from '#ui/display/states.tsx'
import { ArrowLeft } from '#ui/icons/arrow-left.ts'
import { ArrowRight } from '#ui/icons/arrow-right.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { Link, useParams } from '../app/navigation.tsx'
import { AlbumPhoto } from '../app/parts.tsx'
import { query, useQuery } from '../data/query-cache.ts'
import { LikeButton, photoSizeOf, VIEWER_SIZES } from './photo-card.tsx'
import { clipOf, PhotoClip } from './photo-clip.tsx'

export function PhotoPage() {
  const { photo: named = '' } = useParams()
  const { data: photo, isPending } = useQuery(query('photo', named))
  if (isPending) return <LoadingPhoto />
  return photo ? <OnePhoto photo={photo} /> : <PhotoNotFound />
}

function OnePhoto({ photo }: { photo: PhotoPageData }) {
  const clip = clipOf(photo)
  return (
    <article className="wrap photo-page">
      <Link className="back" href="/gallery">
        <Icon of={ArrowLeft} />
        {texts.back}
      </Link>
      <AlbumPhoto>
        {clip ? (
          <PhotoClip key={photo.id} clip={clip} label={photo.alt ?? photo.title} />
        ) : (
          <ResponsiveImage
            key={photo.id}
            src={photo.imageUrl}
            alt={photo.alt ?? photo.title}
            sizes={VIEWER_SIZES}
            eager
            {...photoSizeOf(photo)}
          />
        )}
      </AlbumPhoto>
      <div className="photo-words">
        <h1 dir="auto">{photo.title}</h1>
        {photo.description && <p dir="auto">{photo.description}</p>}
        <p className="muted">
          <time dateTime={photo.date}>{dates.short(photo.date)}</time>
          {photo.age && ` · ${photo.age}`}
        </p>
        <div className="photo-acts">
          <LikeButton photo={photo} className="icon-btn is-framed" likedClass="is-liked" />
        </div>
      </div>
      <nav className="photo-turn" aria-label={texts.beside}>
        {photo.newer && (
          <Link className="back" href={photo.newer.path} rel="prev">
            <Icon of={ArrowLeft} />
            <span className="sr">{texts.previous}: </span>
            {photo.newer.title}
          </Link>
        )}
        {photo.older && (
          <Link className="back" href={photo.older.path} rel="next">
            <span className="sr">{texts.next}: </span>
            {photo.older.title}
            <Icon of={ArrowRight} />
          </Link>
        )}
      </nav>
    </article>
  )
}

function PhotoNotFound() {
  return (
    <div className="wrap post-missing">
      <EmptyState
        action={
          <Link className={buttonClass()} href="/gallery">
            {texts.back}
          </Link>
        }
      >
        <h1>{texts.notFoundTitle}</h1>
        <p>{texts.notFound}</p>
      </EmptyState>
    </div>
  )
}

function LoadingPhoto() {
  return (
    <div className="wrap photo-page" role="status" aria-label={texts.loading}>
      <Skeleton>
        <SkeletonPart shape="pic" />
        <SkeletonPart shape="title" />
      </Skeleton>
    </div>
  )
}
