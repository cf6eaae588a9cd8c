interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallOffer | null = null

/**
 * The service worker receives files shared from the phone's gallery. The browser's install prompt is
 * deferred until a first moment was posted.
 */
export function prepareAppInstallation() {
  navigator.serviceWorker?.register('/admin/worker.js', { scope: '/admin/' }).catch(() => {})
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
  })
}

export function findInstallPrompt(): InstallOffer | null {
  const isPhone = matchMedia('(pointer: coarse)').matches
  return isPhone ? offer : null
}

export const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

export const isIos = () => /iPhone|iPad|iPod/.test(navigator.userAgent)
