import { useState } from 'react'
import { photoTexts } from '#texts/admin/editor.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { messageOf } from '../../../app/api.ts'
import { DropZone } from '../../../photos/uploads/drop-zone.tsx'
import { uploadPhoto } from '../../../photos/uploads/upload.ts'

/** Besides an address, a photo of the device itself. */
export function DeviceCover({ onChoose }: { onChoose: (url: string) => void }) {
  const [isUploading, setUploading] = useState(false)
  const [error, setError] = useState<string>()
  async function upload([file]: File[]) {
    if (!file || isUploading) return
    setError(undefined)
    setUploading(true)
    try {
      onChoose((await uploadPhoto(file)).imageUrl)
    } catch (failure) {
      setError(messageOf(failure))
      setUploading(false)
    }
  }
  return (
    <div className="form-stack">
      <p className="or">or</p>
      <DropZone onFiles={upload} />
      {isUploading && <p role="status">{photoTexts.uploading}</p>}
      {error && <ErrorBox>{error}</ErrorBox>}
    </div>
  )
}
