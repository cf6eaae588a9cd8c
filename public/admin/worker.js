/* The admin's only worker. It keeps no page and no script: a stale admin is worse than none.
   Photos that are shared from the phone's gallery are put beside the moments, where the admin finds them. */

const MOST_PHOTOS = 30

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'POST' && new URL(url).pathname === '/admin/share') {
    event.respondWith(takeShare(event.request))
  }
})

async function takeShare(request) {
  try {
    const form = await request.formData()
    const photos = form.getAll('photos').filter((photo) => photo instanceof File && photo.size > 0)
    const words = ['title', 'text', 'url'].map((name) => form.get(name)).filter(Boolean)
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
    await keep(`share:${id}`, {
      id,
      photos: photos.slice(0, MOST_PHOTOS),
      count: photos.length,
      words: words.join('\n'),
    })
    return Response.redirect(`/admin/moment?shared=${id}`, 303)
  } catch {
    // No room: a page says that they are still in the gallery.
    return Response.redirect('/admin/share', 303)
  }
}

/** As `moment-store.ts` opens it. */
function keep(key, value) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('dachshund-moments')
    opening.onupgradeneeded = () => opening.result.createObjectStore('moments')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const writing = database.transaction('moments', 'readwrite')
      writing.objectStore('moments').put(value, key)
      writing.onabort = () => reject(writing.error)
      writing.oncomplete = () => {
        database.close()
        resolve()
      }
    }
  })
}

/** The phone is online again: open pages send what waits. */
addEventListener('sync', (event) => {
  const wake = async () => {
    for (const page of await clients.matchAll({ type: 'window' })) page.postMessage('send moments')
  }
  event.waitUntil(wake())
})
