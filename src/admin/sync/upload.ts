import { ApiError } from '#shared/calls/api-client.ts'
import { readStoredToken } from '#shared/calls/stored-token.ts'

export interface UploadOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** From 0 to 1; at 1 the file is sent and the server prepares its answer. */
  onProgress?: (part: number) => void
}

interface UploadCall {
  method: string
  path: string
}

type RawAnswer = Pick<XMLHttpRequest, 'status' | 'statusText' | 'responseText'>
type Send = (call: UploadCall, file: Blob, options: UploadOptions) => Promise<RawAnswer>

/** Uses XMLHttpRequest, because fetch reports no upload progress. */
export const uploadFile = (call: UploadCall, file: Blob, options?: UploadOptions) =>
  upload(sendByRequest, call, file, options)

/** For the worker, which has no XMLHttpRequest. */
export const createFetchUpload =
  (fetch: typeof globalThis.fetch) => (call: UploadCall, file: Blob, options?: UploadOptions) =>
    upload(sendByFetch(fetch), call, file, options)

/** Rejects with a TypeError if the connection fails, as fetch does. */
async function upload(
  send: Send,
  call: UploadCall,
  file: Blob,
  options: UploadOptions = {},
): Promise<unknown> {
  const token = readStoredToken()
  const headers = {
    'content-type': 'application/octet-stream',
    ...(token && { authorization: `Bearer ${token}` }),
    ...options.headers,
  }
  const { status, statusText, responseText } = await send(call, file, { ...options, headers })
  if (status < 200 || status >= 300) throw new ApiError(status, responseText, statusText)
  return JSON.parse(responseText)
}

const sendByFetch =
  (fetch: typeof globalThis.fetch): Send =>
  async ({ method, path }, body, { headers, signal }) => {
    const answer = await fetch(path, { method, body, headers, signal })
    const { status, statusText } = answer
    return { status, statusText, responseText: await answer.text() }
  }

const sendByRequest: Send = ({ method, path }, file, { headers = {}, signal, onProgress }) =>
  new Promise<RawAnswer>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded }) => {
      if (!signal?.aborted) onProgress?.(loaded / file.size)
    }
    request.upload.onload = () => onProgress?.(1)
    request.onload = () => resolve(request)
    request.onerror = () => reject(new TypeError('The connection was lost.'))
    request.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'))
    if (signal?.aborted) return request.onabort(new ProgressEvent('abort'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
