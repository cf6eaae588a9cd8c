import type { SubscriberState } from '#shared/contract/subscribers.ts'
import { letterLimits } from '#shared/limits.ts'
import { badRequest, conflict, notFound } from '../platform/http/errors.ts'

export const subscriberNotFound = () =>
  notFound('subscriber.not_found', 'This subscriber has already been removed. Reload the list.')

const whereTheyAre: Record<SubscriberState, string> = {
  waiting: 'We’re waiting for their yes by mail.',
  confirmed: 'They get every letter.',
  left: 'They unsubscribed, and only they can come back.',
  bounced: 'Letters came back from there.',
}

export const subscriberKnown = (state: SubscriberState) =>
  conflict('subscriber.known', `This address is already on the list. ${whereTheyAre[state]}`)

export const askedToday = () =>
  conflict(
    'subscriber.asked_today',
    `This address was asked less than ${letterLimits.askAgainHours} hours ago. Please try again tomorrow.`,
  )

export const askedEnough = () =>
  conflict(
    'subscriber.asked_enough',
    `This address was asked ${letterLimits.asksPerAddress} times and never answered, so the diary leaves it alone. If they tell you themselves that they want letters, remove them here and add them again.`,
  )

export const notWaiting = (state: SubscriberState) =>
  conflict('subscriber.not_waiting', `There’s nothing to ask. ${whereTheyAre[state]}`)

export const noAddresses = () =>
  badRequest(
    'subscribers.no_addresses',
    'No column in this file has email addresses. Save it as CSV, one person per line.',
  )

export const tooManyLines = (most: number) =>
  badRequest(
    'subscribers.too_many_lines',
    `This file has more than ${most.toLocaleString('en-US')} lines. Please import it in parts.`,
  )
