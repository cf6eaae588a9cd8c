import type { IncomingMessage, RequestListener } from 'node:http'
import { overloaded } from '../http/errors.ts'

/** A person in front of a browser, not a program. */
export function wantsPage(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const accepts = request.headers.accept ?? ''
  return !request.url?.startsWith('/api') && accepts.includes('text/html')
}

/** The quick answer when there are more requests than can be served: come back in a second. */
export function createShedLoad(
  headers: Record<string, string>,
  unavailablePage: string,
): RequestListener {
  const problem = overloaded()
  const json = JSON.stringify(problem.toProblem())
  return (request, response) => {
    const isPage = wantsPage(request)
    response.writeHead(503, {
      ...headers,
      ...problem.headers,
      'cache-control': 'no-store',
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    })
    response.end(isPage ? unavailablePage : json)
  }
}
