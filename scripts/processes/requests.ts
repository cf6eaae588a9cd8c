import { type RequestOptions, request } from 'node:http'

export function writePost(url: string, headers: Record<string, string>, title: string) {
  const body = JSON.stringify({
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    content: `${title} `.repeat(200),
    excerpt: 'A walk and a nap.',
    coverImage: '/media/demo/hero/1600x600.jpg',
    category: 'adventure',
    published: true,
  })
  return fetch(`${url}/api/admin/posts`, {
    method: 'POST',
    headers: { ...headers, origin: url },
    body,
  })
}

export interface Asked {
  /** Null if there was no answer, 0 if it was cut off. */
  status: number | null
  ms: number
  retryAfter: string | null
}

/** Sends a browser's request unless `options` say otherwise; never throws. */
export function ask(
  port: number,
  path: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
): Promise<Asked> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const done = (status: number | null, retryAfter: string | null = null) =>
      resolve({ status, ms: performance.now() - startedAt, retryAfter })
    const about = { host: '127.0.0.1', port, path, headers: { accept: 'text/html' }, ...options }
    const sentRequest = request(about, (answer) => {
      answer
        .on('end', () => done(answer.statusCode ?? 0, answer.headers['retry-after'] ?? null))
        .on('error', () => done(0))
        .resume()
    })
    sentRequest.on('error', () => done(null)).end(body)
  })
}
