import * as z from 'zod/mini'
import { statisticsLimits } from '../limits.ts'
import { defineEndpoint } from './endpoint.ts'
import { SuccessAnswer } from './fields.ts'

const pageViews = { tag: 'statistics', who: 'anyone', path: '/api/hello' } as const

/** Sent by the page when a visitor navigates within the site; it carries only the new address. */
export const countPageView = defineEndpoint(
  pageViews,
  'POST',
  'Count a move within the site, if statistics are on',
  {
    body: z.object({
      path: z.string().check(z.maxLength(statisticsLimits.longestAddress), z.regex(/^\/(?![/\\])/)),
      from: z.optional(z.literal('letter')),
    }),
    answer: SuccessAnswer,
  },
)
