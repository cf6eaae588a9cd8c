import type { CallInput } from '#shared/contract/endpoint.ts'
import type { sayHello as call } from '#shared/contract/statistics.ts'

type Call = typeof call
// Written out: the contract itself would bring its schemas along.
const PATH = '/api/hello'

/** Tells the server that another page is looked at; it sees only those that it sends itself. Nobody waits for it. */
export function sayHello(path: string) {
  const body: CallInput<Call>['body'] = { path }
  navigator.sendBeacon?.(PATH, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
