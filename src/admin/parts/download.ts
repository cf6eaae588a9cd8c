import { dayInZone } from '#shared/days.ts'
import { adminTokenStore } from '../app/api.ts'
import { useTimeZone } from '../app/diary.ts'

export function useDownloadCsv(): (path: string, name: string) => Promise<void> {
  const zone = useTimeZone()
  return (path, name) => download(path, `${name}-${dayInZone(zone, new Date())}.csv`)
}

/** Fetches instead of linking, so that a failure is reported here and not shown as a page. */
async function download(path: string, name: string) {
  const token = adminTokenStore.get()
  const answer = await fetch(path, {
    credentials: 'include',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}
