import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { DASHBOARD_PHOTOS } from '#shared/limits.ts'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { galleryTexts } from '#texts/site/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/loading.tsx'
import { EmptyState, ErrorBox } from '#ui/display/states.tsx'
import { Plus } from '#ui/icons/plus.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { photosQuery } from '../app/queries.ts'
import { AddPhotoDialog } from './add-photos.tsx'

function Photos() {
  const { data: photos, isError, refetch } = useQuery(photosQuery)
  if (isError)
    return (
      <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
        {galleryTexts.failed}
      </ErrorBox>
    )
  if (photos?.length === 0) return <EmptyState>{dashboardTexts.noPhotos}</EmptyState>
  return (
    <ul className="thumbs">
      {photos
        ? photos.slice(0, DASHBOARD_PHOTOS).map((photo) => (
            <li key={photo.id} className="thumb">
              <ResponsiveImage
                src={photo.imageUrl}
                alt={photo.title}
                sizes="(max-width: 767px) 45vw, 180px"
                width={3}
                height={2}
              />
            </li>
          ))
        : Array.from({ length: DASHBOARD_PHOTOS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
            <li key={index}>
              <Skeleton>
                <SkeletonPart shape="pic" />
              </Skeleton>
            </li>
          ))}
    </ul>
  )
}

export function GalleryPreview() {
  const [isAdding, setAdding] = useState(false)
  return (
    <section className="box">
      <div className="box-head">
        <h2>{dashboardTexts.contentTabs.gallery}</h2>
        <Button small aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Icon of={Plus} />
          {dashboardTexts.addPhoto}
        </Button>
      </div>
      <Photos />
      <p className="banner is-note">
        <span>
          {dashboardTexts.galleryNote}{' '}
          <Link className="text-link" href="/admin/gallery">
            {dashboardTexts.galleryNoteLink}
          </Link>
          .
        </span>
      </p>
      <AddPhotoDialog open={isAdding} onClose={() => setAdding(false)} />
    </section>
  )
}
