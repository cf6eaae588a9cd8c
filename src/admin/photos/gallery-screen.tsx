import { useState } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import { adminGalleryTexts as texts } from '#texts/admin/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Plus } from '#ui/icons/plus.ts'
import { AdminLayout } from '../app/screen.tsx'
import { SuggestedDaysBanner } from './add-days.tsx'
import { AddPhotoDialog } from './add-photos.tsx'
import { EditPhotoDialog } from './edit-photo.tsx'
import { PhotoList } from './photo-list.tsx'
import { useDeletePhoto } from './use-photos.ts'

export function GalleryScreen() {
  const [isAdding, setIsAdding] = useState(false)
  const [edited, setEdited] = useState<Photo | null>(null)
  const deletePhoto = useDeletePhoto()
  const add = (
    <Button small onClick={() => setIsAdding(true)}>
      <Icon of={Plus} />
      {texts.addPhoto}
    </Button>
  )
  return (
    <AdminLayout title={texts.title} actions={add}>
      <SuggestedDaysBanner />
      <PhotoList onEdit={setEdited} onDelete={deletePhoto} />
      <AddPhotoDialog open={isAdding} onClose={() => setIsAdding(false)} />
      {edited && <EditPhotoDialog photo={edited} onClose={() => setEdited(null)} />}
    </AdminLayout>
  )
}
