import { Plus } from 'lucide'
import { useState } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import { adminGalleryTexts as texts } from '#texts/admin/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { AdminLayout } from '../app/screen.tsx'
import { AddPhotoDialog } from './add-photos.tsx'
import { DeletePhotoDialog, EditPhotoDialog } from './edit-photo.tsx'
import { PhotoList } from './photo-list.tsx'

export function GalleryScreen() {
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
