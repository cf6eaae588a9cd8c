import { DAY_MS } from '#shared/durations.ts'
import { momentLimits } from '#shared/limits.ts'
import type { SharedContent } from './records.ts'
import { repository } from './repository.ts'

export const SHARE_PATH = '/admin/share'

/** The share sheet sends no referrer or that of an app. A foreign page can hide its own, so the owner confirms shares. */
const isOtherSite = (referrer: string) =>
  /^https?:/.test(referrer) && new URL(referrer).origin !== location.origin

/** Shares of earlier releases have no time and do not expire. */
export const isExpired = ({ at }: SharedContent) =>
  at !== undefined && at < Date.now() - momentLimits.shareDays * DAY_MS

/** Stores what was shared to the installed admin, and leads to the screen that asks about it. */
export async function answerShare(request: Request): Promise<Response> {
  if (isOtherSite(request.referrer)) return new Response(null, { status: 403 })
  try {
    const form = await request.formData()
    const photos = form.getAll('photos').filter((photo): photo is File => {
      return photo instanceof File && photo.size > 0
    })
    const typed = ['title', 'text', 'url'].map((name) => form.get(name)).filter(Boolean)
    const words = typed.join('\n').slice(0, momentLimits.sharedCharacters)
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
    await makeRoom()
    const share = { id, at: Date.now(), photos: firstOf(photos), count: photos.length, words }
    if (await repository.save('share', id, share)) throw new Error('The storage is full.')
    return Response.redirect(`/admin/moment?shared=${id}`, 303)
  } catch {
    // This page says that the photos are still in the gallery.
    return Response.redirect(SHARE_PATH, 303)
  }
}

/** A form that another site sends again and again must not fill the phone: the oldest shares go. */
async function makeRoom() {
  const shares = (await repository.list('share')).sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
  const gone = shares.filter((share, at) => at >= momentLimits.shares - 1 || isExpired(share))
  await repository.remove(
    'share',
    gone.map(({ id }) => id),
  )
}

function firstOf(photos: readonly File[]) {
  let bytes = 0
  const end = photos.findIndex(({ size }, index) => {
    bytes += size
    return index >= momentLimits.photos || bytes > momentLimits.sharedBytes
  })
  return end < 0 ? photos : photos.slice(0, end)
}
