import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
export const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

export interface Visit {
  /** Sent as a proxy header, so the diary must trust `loopback`. */
  address?: string
  browser?: string
  method?: string
  /** Undefined removes a header that browsers send. */
  headers?: Record<string, string | undefined>
  body?: unknown
}

export interface VisitAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Requests over the network with the headers of a browser's page view. */
export function visit(
  origin: string,
  path: string,
  { address, browser = firefox, method = 'GET', headers, body }: Visit = {},
): Promise<VisitAnswer> {
  return new Promise((resolve, reject) => {
    const sentRequest = request(
      origin + path,
      {
        method,
        agent: false,
        headers: headersOf({
          'user-agent': browser,
          accept: 'text/html,application/xhtml+xml',
          'sec-fetch-dest': 'document',
          'sec-fetch-mode': 'navigate',
          'x-forwarded-for': address,
          ...headers,
        }),
      },
      async (answer) => {
        const text = await answer.setEncoding('utf8').toArray()
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: text.join(''),
        })
      },
    )
    sentRequest.on('error', reject)
    sentRequest.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

const headersOf = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )

export const sendHello = (origin: string, path: string, { headers, ...visitor }: Visit = {}) =>
  visit(origin, '/api/hello', {
    ...visitor,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: '*/*',
      'sec-fetch-dest': 'empty',
      'sec-fetch-mode': 'no-cors',
      'sec-fetch-site': 'same-origin',
      origin,
      ...headers,
    },
    body: { path },
  })

/** Opens a port, because the front cache is reached only over the network. */
export async function listenOnFreePort(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
