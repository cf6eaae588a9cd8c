import { ApiError } from '#shared/calls/api-client.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import { Import } from '#shared/contract/import-fields.ts'
import { putPart } from '#shared/contract/imports.ts'
import { uploadTexts } from '#texts/errors/photos.ts'
import { adminToken } from '../../auth/admin-token.ts'

export type FileOfImport = 'box' | 'pictures'

interface Part {
  importId: number
  file: FileOfImport
  from: number
  bytes: Blob
  signal: AbortSignal
  /** Bytes of this part that have left. */
  onProgress: (sent: number) => void
}

/** By XMLHttpRequest, because fetch reports no upload progress. */
export function sendPart({ importId, file, from, bytes, signal, onProgress }: Part) {
  return new Promise<Import>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const params = { id: importId, file }
    request.open(putPart.method, endpointUrl(putPart.path, params, { from: String(from) }))
    request.withCredentials = true
    request.setRequestHeader('content-type', 'application/octet-stream')
    const token = adminToken.get()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = (event) => onProgress(event.loaded)
    request.onerror = () => reject(new Error(uploadTexts.connectionLost))
    request.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'))
    request.onload = () => {
      const { status, responseText, statusText } = request
      if (status >= 200 && status < 300) resolve(Import.parse(JSON.parse(responseText)))
      else reject(new ApiError(status, responseText, statusText))
    }
    if (signal.aborted) return request.onabort(new ProgressEvent('abort'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(bytes)
  })
}
