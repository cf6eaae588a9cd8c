import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, useState } from 'react'
import { readListParams } from '../parts/list.tsx'
import type { SkeletonShape } from '../parts/skeletons.tsx'
import {
  adminPostsQuery,
  autosavesQuery,
  dogCardQuery,
  photosQuery,
  readStatisticsPeriod,
  settingsQuery,
  statisticsQuery,
} from './queries.ts'

// biome-ignore lint/suspicious/noExplicitAny: each read has data of its own
type Read = FetchQueryOptions<any, any, any, any>
type Reads = (search: URLSearchParams) => readonly Read[] | Promise<readonly Read[]>

export interface LazyScreen {
  Screen: ComponentType
  waiting: SkeletonShape
  prepare: (queryClient: QueryClient, search: URLSearchParams) => Promise<unknown>
}

function section(
  waiting: SkeletonShape,
  load: () => Promise<ComponentType>,
  reads: Reads = () => [],
): LazyScreen {
  let Known: ComponentType | undefined
  const loadCode = async () => {
    Known = await load()
    return Known
  }
  const Awaited = lazy(async () => ({ default: await loadCode() }))
  return {
    waiting,
    // React.lazy shows its fallback even for a resolved promise, so loaded code is rendered
    // directly.
    Screen() {
      const [Drawn] = useState(() => Known ?? Awaited)
      return <Drawn />
    },
    // Failed reads do not reject: the screen reports them itself.
    prepare: (queryClient, search) =>
      Promise.allSettled([loadCode(), readAll(queryClient, () => reads(search))]),
  }
}

async function readAll(queryClient: QueryClient, list: () => ReturnType<Reads>) {
  const reads = await list()
  await Promise.allSettled(reads.map((read) => queryClient.ensureQueryData(read)))
}

// Both addresses share one section, so that the editor stays mounted when the first save changes
// the address.
const editor = section(
  'fields',
  async () => (await import('../posts/editor/editor-screen.tsx')).EditorScreen,
)

export const lazyScreens: Readonly<Record<string, LazyScreen>> = {
  '/admin': section(
    'pictures',
    async () => (await import('../dashboard/dashboard.tsx')).Dashboard,
    () => [settingsQuery, dogCardQuery, adminPostsQuery, autosavesQuery],
  ),
  '/admin/posts/new': editor,
  '/admin/posts/:id/edit': editor,
  '/admin/moment': section(
    'fields',
    async () => (await import('../moments/moment-screen.tsx')).MomentScreen,
    () => [settingsQuery, dogCardQuery],
  ),
  '/admin/calendar': section(
    'days',
    async () => (await import('../posts/calendar-screen.tsx')).CalendarScreen,
    () => [settingsQuery, adminPostsQuery, photosQuery],
  ),
  '/admin/gallery': section(
    'pictures',
    async () => (await import('../photos/gallery-screen.tsx')).GalleryScreen,
    () => [photosQuery],
  ),
  '/admin/readers': section(
    'chart',
    async () => (await import('./readers-screen.tsx')).ReadersStatistics,
    (search) => [settingsQuery, statisticsQuery(readStatisticsPeriod(search))],
  ),
  '/admin/readers/comments': section(
    'cards',
    async () => (await import('./readers-screen.tsx')).ReadersComments,
    async (search) => {
      const { commentsQuery, readCommentFilter } = await import('../comments/moderation.ts')
      return [commentsQuery(readCommentFilter(search))]
    },
  ),
  '/admin/readers/letters': section(
    'words',
    async () => (await import('./readers-screen.tsx')).ReadersLetters,
    async () => {
      const { lettersQuery, mailStateQuery } = await import('../newsletter/queries.ts')
      return [lettersQuery, mailStateQuery]
    },
  ),
  '/admin/readers/messages': section(
    'words',
    async () => (await import('./readers-screen.tsx')).ReadersMessages,
    async (search) => [
      (await import('../messages/queries.ts')).messagesQuery(readListParams(search).page),
    ],
  ),
  '/admin/dog': section(
    'fields',
    async () => (await import('../dog/dog-screen.tsx')).DogScreen,
    async () => [(await import('../dog/queries.ts')).adminDogQuery],
  ),
  '/admin/dog/log': section(
    'words',
    async () => (await import('../dog/log-screen.tsx')).LogScreen,
    async () => [(await import('../dog/queries.ts')).dogLogQuery],
  ),
  '/admin/settings': section(
    'fields',
    async () => (await import('../settings/settings-screen.tsx')).SettingsScreen,
    () => [settingsQuery],
  ),
  '/admin/import': section(
    'words',
    async () => (await import('../transfer/transfer-screen.tsx')).TransferScreen,
    async () => [(await import('../transfer/queries.ts')).importsQuery],
  ),
}
