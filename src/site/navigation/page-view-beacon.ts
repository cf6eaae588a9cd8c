import type { CallInput } from '#shared/contract/endpoint.ts'
import type { countPageView as call } from '#shared/contract/statistics.ts'

type Call = typeof call
// Written out: the contract itself would bring its schemas along.
const PATH = '/api/hello'

/** The page-view beacon: of pages that the browser draws itself the server would know nothing. Nothing waits for it. */
export function sendPageView(path: string) {
  const body: CallInput<Call>['body'] = { path }
  navigator.sendBeacon?.(PATH, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
