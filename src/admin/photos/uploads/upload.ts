import { ApiError } from '#shared/calls/api-client.ts'
import { UploadedMedia, uploadMedia } from '#shared/contract/photos.admin.ts'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { uploadTexts } from '#texts/errors/photos.ts'
import { adminToken, queryClient } from '../../app/api.ts'
import { focalPointsQuery } from '../../app/queries.ts'

/** Without HEIC in the list an iPhone turns its photos into JPEG by itself. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

interface UploadOptions {
  signal?: AbortSignal
  /** From 0 to 1; at 1 everything is sent and the server prepares the picture. */
  onProgress?: (part: number) => void
}

class UnfitFile extends Error {}

/** Sends one picture from the device. By XMLHttpRequest, because fetch reports no upload progress. */
export function uploadPhoto(file: Blob, options: UploadOptions = {}): Promise<UploadedMedia> {
  const { signal, onProgress } = options
  return new Promise((resolve, reject) => {
    if (file.size > MAX_UPLOAD_BYTES) return reject(new UnfitFile(uploadTexts.tooLarge))
    if (file.size === 0) return reject(new UnfitFile(uploadTexts.empty))
    const request = new XMLHttpRequest()
    request.open(uploadMedia.method, uploadMedia.path)
    request.withCredentials = true
    request.setRequestHeader('content-type', 'application/octet-stream')
    const token = adminToken.get()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = (event) => onProgress?.(event.loaded / file.size)
    request.upload.onload = () => onProgress?.(1)
    request.onerror = () => reject(new Error(uploadTexts.connectionLost))
    request.onload = () => {
      const { status, responseText, statusText } = request
      if (status < 200 || status >= 300) reject(new ApiError(status, responseText, statusText))
      else {
        resolve(UploadedMedia.parse(JSON.parse(responseText)))
        // The server has guessed one for it.
        void queryClient.invalidateQueries({ queryKey: focalPointsQuery.queryKey })
      }
    }
    request.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'))
    if (signal?.aborted) return request.onabort(new ProgressEvent('abort'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

/** A lost connection or a full disk can mend; a file that is no picture stays none. */
export function mayPassLater(error: unknown): boolean {
  if (error instanceof UnfitFile) return false
  return !(error instanceof ApiError) || ![400, 413, 415, 422].includes(error.status)
}

/** The pictures among what was dropped or pasted. */
export function imageFilesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(
    (file) => file.type.startsWith('image/') || file.type === '',
  )
}
