import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide'
import { useState } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import { skeletons } from '#shared/limits.ts'
import { adminTexts } from '#shared/texts/admin.ts'
import { galleryTexts, adminGalleryTexts as texts } from '#shared/texts/gallery.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { AdminLayout } from '../layout/admin-layout.tsx'
import { photosQuery } from '../queries.ts'
import { AddPhotoDialog } from './add-photo-dialog.tsx'
import { DeletePhotoDialog } from './delete-photo-dialog.tsx'
import { EditPhotoDialog } from './edit-photo-dialog.tsx'
import { PhotoTable } from './photo-table.tsx'

export function GalleryManagement() {
  const [isAdding, setIsAdding] = useState(false)
  const [edited, setEdited] = useState<Photo | null>(null)
  const [deleted, setDeleted] = useState<Photo | null>(null)
  const add = (
    <Button small onClick={() => setIsAdding(true)}>
      <Icon of={Plus} />
      {texts.addPhoto}
    </Button>
  )
  return (
    <AdminLayout title={texts.title} actions={add}>
      <PhotoList onEdit={setEdited} onDelete={setDeleted} />
      <AddPhotoDialog open={isAdding} onClose={() => setIsAdding(false)} />
      {edited && <EditPhotoDialog photo={edited} onClose={() => setEdited(null)} />}
      <DeletePhotoDialog photo={deleted} onClose={() => setDeleted(null)} />
    </AdminLayout>
  )
}

interface PhotoListProps {
  onEdit: (photo: Photo) => void
  onDelete: (photo: Photo) => void
}

function PhotoList({ onEdit, onDelete }: PhotoListProps) {
  const { data: photos, isPending, refetch } = useQuery(photosQuery)
  if (isPending) return <PhotoSkeletons />
  if (!photos) {
    return (
      <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: refetch }}>
        {galleryTexts.failed}
      </ErrorBox>
    )
  }
  if (photos.length === 0) return <EmptyState>{texts.empty}</EmptyState>
  return (
    <section className="box table-box" aria-label={texts.photos}>
      <PhotoTable photos={photos} onEdit={onEdit} onDelete={onDelete} />
    </section>
  )
}

function PhotoSkeletons() {
  return (
    <div className="box table-box" role="status" aria-label={adminTexts.loading}>
      {Array.from({ length: skeletons.adminPostRows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={row} className="photo-skel">
          <SkeletonPart shape="pic" />
          <SkeletonPart shape="half" />
        </Skeleton>
      ))}
    </div>
  )
}
