import type { SubscriberState } from '#shared/contract/subscribers.ts'
import { letterLimits } from '#shared/limits.ts'
import { badRequest, conflict, notFound } from '../../platform/http/errors.ts'

export const subscriberNotFound = () =>
  notFound('subscriber.not_found', 'This subscriber was removed already. Reload the list.')

const whereTheyAre: Record<SubscriberState, string> = {
  waiting: 'It waits for a yes by mail.',
  confirmed: 'It gets every letter.',
  left: 'Whoever reads there has left the letters, and only they can come back.',
  bounced: 'Letters came back from there.',
}

export const subscriberKnown = (state: SubscriberState) =>
  conflict('subscriber.known', `This address is on the list already. ${whereTheyAre[state]}`)

export const askedToday = () =>
  conflict(
    'subscriber.asked_today',
    `This address was asked less than ${letterLimits.askAgainHours} hours ago. Please try again tomorrow.`,
  )

export const notWaiting = (state: SubscriberState) =>
  conflict('subscriber.not_waiting', `There is nothing to ask. ${whereTheyAre[state]}`)

export const noAddresses = () =>
  badRequest(
    'subscribers.no_addresses',
    'No column of this file holds email addresses. Save it as CSV, with one person a line.',
  )

export const tooManyLines = (most: number) =>
  badRequest(
    'subscribers.too_many_lines',
    `This file has more than ${most.toLocaleString('en-US')} lines. Please import it in parts.`,
  )
