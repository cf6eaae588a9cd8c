import type { FastifyInstance } from 'fastify'
import { sayHello } from '#shared/contract/statistics.ts'
import type { Diary } from '../diary.ts'
import { type OpenPage, splitUrl } from '../pages/open-page.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'

/** A move within the site counts like the page that it leads to, if there is one. */
export function helloRoutes(app: FastifyInstance, { counting }: Diary, openPage: OpenPage) {
  answerEndpoint(app, sayHello, async ({ body, request }) => {
    if (!counting.isOn()) return { success: true }
    const [path] = splitUrl(body.path)
    const { answer } = await openPage(path)
    if (answer.status === 200) counting.countMove(request.raw, body.path, body.from)
    return { success: true }
  })
}
