import type { RequestListener } from 'node:http'
import { badRequest } from '../http/errors.ts'

const refusal = JSON.stringify(
  badRequest('request.two_hosts', 'The request names its host more than once.').toProblem(),
)

/** Of two Host headers a proxy may have believed the other one: which site was meant is unknown. */
export function refuseTwoHosts(
  next: RequestListener,
  headers: Record<string, string>,
): RequestListener {
  return (request, response) => {
    if (!hasTwoHosts(request.rawHeaders)) return next(request, response)
    response.writeHead(400, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
    })
    response.end(refusal)
  }
}

/** Names and values by turns; the parsed headers keep only the first. */
function hasTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
