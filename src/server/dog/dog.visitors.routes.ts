import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/dog.ts'
import { dogCardOf } from '#shared/dog/public-dog.ts'
import { isCacheableTimeline } from '#shared/urls/timeline.ts'
import { registerCachedEndpoint } from '../platform/http/endpoint-route.ts'
import type { BaseReading, Readings } from '../platform/reading.ts'
import type { Settings } from '../settings/settings.ts'
import type { Dog } from './dog.ts'
import type { LifeReading } from './read-life.ts'
import { presentTimeline } from './timeline/timeline.present.ts'

interface DogReading extends BaseReading, LifeReading {
  settings: Settings
  dog: Dog
  media: { findPlaceholder(url: string): Promise<string | null> }
}

export function publicDogRoutes(app: FastifyInstance, readings: Readings<DogReading>) {
  registerCachedEndpoint(app, readings, contract.getDog, (reading) => () => getPublicDog(reading))
  registerCachedEndpoint(
    app,
    readings,
    contract.getDogCard,
    (reading) => async () => dogCardOf(await getPublicDog(reading)),
  )
  registerCachedEndpoint(
    app,
    readings,
    contract.getWeightCurve,
    ({ dog }) =>
      () =>
        dog.log.getWeightCurve(),
  )
  registerCachedEndpoint(
    app,
    readings,
    contract.getOnThisDay,
    ({ onThisDay }) =>
      () =>
        onThisDay(),
  )
  registerCachedEndpoint(
    app,
    readings,
    contract.getTimeline,
    ({ timeline, settings }) =>
      async ({ query }) =>
        presentTimeline(await timeline.getPage(query), await settings.day.dayWriter()),
    ({ query }, found) => isCacheableTimeline(query, found),
  )
  registerCachedEndpoint(
    app,
    readings,
    contract.getYearBook,
    ({ yearBook }) =>
      ({ params }) =>
        yearBook.get(params.year),
  )
}

async function getPublicDog({ dog, media }: DogReading) {
  const found = await dog.getPublic()
  const portraitHash = await media.findPlaceholder(found.portrait)
  return portraitHash ? { ...found, portraitHash } : found
}
