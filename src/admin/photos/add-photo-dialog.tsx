import { leaveUploadsTexts, adminGalleryTexts as texts } from '#texts/admin/photos.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Dialog } from '../parts/dialog.tsx'
import { LeaveGuard } from '../parts/leave-guard.tsx'
import { DevicePhotosForm } from './adding/device-photos-form.tsx'
import { UrlPhotoForm } from './adding/url-photo-form.tsx'
import { useAdding } from './adding/use-adding.ts'
import { DropZone } from './uploads/drop-zone.tsx'

interface AddPhotoDialogProps {
  open: boolean
  onClose: () => void
}

/** What was typed or uploaded outlives a slip on the Escape key; only success and Cancel reset it. */
export function AddPhotoDialog({ open, onClose }: AddPhotoDialogProps) {
  const adding = useAdding(onClose)
  const { uploads, reset } = adding
  const hasUploads = uploads.length > 0
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={texts.addPhoto}
        description={texts.allRequired}
        closeLabel={adminTexts.close}
      >
        {/* a file or a link: one frame around both */}
        <DropZone onFiles={adding.upload} compact={hasUploads}>
          {hasUploads && (
            <DevicePhotosForm
              form={adding.deviceForm}
              uploads={uploads}
              queue={adding.queue}
              onRemove={adding.remove}
              onSubmit={adding.addFromDevice}
              onCancel={reset}
            />
          )}
        </DropZone>
        {!hasUploads && (
          <UrlPhotoForm form={adding.urlForm} onSubmit={adding.addFromUrl} onCancel={reset} />
        )}
      </Dialog>
      <LeaveGuard isDirty={() => adding.hasWork} texts={leaveUploadsTexts} />
    </>
  )
}
