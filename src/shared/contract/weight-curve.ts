import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CalendarDay } from './fields.ts'

/** A file of its own: visitors need no other part of the log. Empty unless the owner shows the curve. */
export const WeightCurve = z.object({
  /** An SVG of ours. */
  drawing: z.string(),
  weights: z.array(z.object({ day: CalendarDay, weight: z.string() })),
})
export type WeightCurve = z.output<typeof WeightCurve>

const weights = { tag: 'dog log', who: 'anyone', path: '/api/dog/weights' } as const

export const getWeightCurve = endpoint(
  weights,
  'GET',
  'The public weights, where the owner shows them as a curve',
  { answer: WeightCurve },
)
