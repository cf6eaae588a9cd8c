import { useEffect, useState, useSyncExternalStore } from 'react'
import { createUploadQueue } from './upload-queue.ts'

export function useUploads() {
  const [queue] = useState(() => createUploadQueue())
  const uploads = useSyncExternalStore(queue.onChange, queue.list)
  useEffect(() => () => queue.clear(), [queue])
  return { uploads, queue }
}
