import { adminToken } from '../app/api.ts'

/** Fetched rather than linked to, so that a failure is told here and not shown as a page of its own. */
export async function downloadCsv(path: string, name: string) {
  const token = adminToken.get()
  const answer = await fetch(path, {
    credentials: 'include',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}
