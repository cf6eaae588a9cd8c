import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { findOption } from '#shared/categories.ts'
import { momentLimits } from '#shared/limits.ts'
import { shareTexts } from '#texts/admin/moments.ts'
import { messageOf } from '../app/api.ts'
import { useCategories, useTimeZone } from '../app/diary.ts'
import { readPreference, savePreference } from '../parts/preferences.ts'
import { createRandomKey } from '../parts/random-key.ts'
import { type ClipChoice, isClipFile, isClipTooLong } from '../photos/clip-plan.ts'
import { clipLibrary } from '../photos/clip-work.ts'
import { getConvertedClip, stopConversion } from '../sync/clips.ts'
import { findLockedRecords, lockRecord } from '../sync/record-locks.ts'
import {
  fileKeysOf,
  listFileKeys,
  type Moment,
  type MomentPhoto,
  type SharedContent,
} from '../sync/records.ts'
import { getFreeBytes, repository, type StorageProblem } from '../sync/repository.ts'
import { useListenerStore } from '../sync/store.ts'
import { isMomentEmpty } from './moment-post.ts'
import { pendingPosts } from './pending-posts.ts'
import { partitionFiles } from './sort-files.ts'
import { useShares } from './use-shares.ts'

export const usePendingPosts = () => useListenerStore(pendingPosts.states)

/** The last used category, else everyday life, else the first one that is offered. */
function useFirstCategory(): string {
  const categories = useCategories('posts')
  const last = readPreference('momentCategory')
  const first =
    (last && findOption(categories, last)) ||
    findOption(categories, 'daily-life') ||
    categories.offered[0]
  return first?.value ?? ''
}

const emptyMoment = (): Moment => ({
  key: createRandomKey(),
  stage: 'writing',
  title: '',
  words: '',
  photos: [],
  category: '',
  day: null,
  isDraft: false,
  at: Date.now(),
  zone: 'UTC',
  refusal: null,
  request: null,
  unanswered: null,
})

/** `tooMuch` concerns only the photos that were just chosen. */
export type MomentStorageProblem = StorageProblem | 'tooMuch'

/** Clip in the trim dialog; `resolve` receives the owner's choice, or null for Cancel. */
export interface TrimRequest {
  file: Blob
  length: number
  choice: ClipChoice | null
  resolve: (choice: ClipChoice | null) => void
}

const createPhoto = (id: string, file: File): [MomentPhoto, [string, Blob][]] => [
  { id, name: file.name, size: file.size, sent: null },
  [[id, file]],
]

/** Stores every change at once, because opening the camera may push the page out of memory. */
export function useMomentForm() {
  const zone = useTimeZone()
  const category = useFirstCategory()
  const [moment, setMoment] = useState<Moment | null>(null)
  const [trouble, setTrouble] = useState<MomentStorageProblem | null>(null)
  const [news, setNews] = useState<readonly string[]>([])
  const [trimming, setTrimming] = useState<TrimRequest | null>(null)
  const latest = useRef<Moment | null>(null)
  const isClosed = useRef(false)

  function show(next: Moment) {
    latest.current = next
    setMoment(next)
  }

  async function saveMoment(next: Moment, files: readonly [string, Blob][] = []) {
    show(next)
    if (isMomentEmpty(next)) return pendingPosts.remove(next)
    const failed = await pendingPosts.save(next, files)
    if (failed) setTrouble(files.length > 0 ? 'tooMuch' : failed)
  }

  const change = (to: Partial<Moment>) => latest.current && saveMoment({ ...latest.current, ...to })

  async function addFiles(files: readonly File[]) {
    if (!latest.current) return 0
    const { photos } = latest.current
    const { fit, refused } = partitionFiles(files, momentLimits.photos - photos.length)
    setNews(refused)
    const added: [MomentPhoto, [string, Blob][]][] = []
    for (const file of fit) {
      const id = createRandomKey()
      const entry = isClipFile(file) ? await createClip(id, file) : createPhoto(id, file)
      if (entry) added.push(entry)
    }
    if (added.length === 0) return fit.filter((file) => !isClipFile(file)).length
    // The owner may have typed while clips were read, so the newest moment is taken.
    const { current } = latest
    const more = added.map(([photo]) => photo)
    const bytes = more.reduce((sum, { size }) => sum + size, 0)
    if (bytes > (await getFreeBytes())) setTrouble('tooMuch')
    await saveMoment(
      { ...current, photos: [...current.photos, ...more] },
      added.flatMap(([, stored]) => stored),
    )
    for (const photo of more) if (photo.clip) void prepareClip(photo)
    return fit.length
  }

  /** Returns null for an unreadable clip, or if the owner cancels the trim dialog. */
  async function createClip(
    id: string,
    file: File,
  ): Promise<[MomentPhoto, [string, Blob][]] | null> {
    try {
      const { length, picture } = await clipLibrary.probe(file)
      const choice = isClipTooLong(length)
        ? await new Promise<ClipChoice | null>((resolve) => {
            setTrimming({ file, length, choice: null, resolve })
          })
        : null
      setTrimming(null)
      if (isClipTooLong(length) && !choice) return null
      const [photo, files] = createPhoto(id, file)
      const entry = { ...photo, clip: { length, choice } }
      return [entry, picture ? [...files, [fileKeysOf(entry).poster, picture]] : files]
    } catch (error) {
      setNews((before) => [...before, messageOf(error)])
      return null
    }
  }

  const changePhoto = (id: string, to: Partial<MomentPhoto>) =>
    latest.current?.photos.some((photo) => photo.id === id) &&
    change({
      photos: latest.current.photos.map((photo) => (photo.id === id ? { ...photo, ...to } : photo)),
    })

  async function prepareClip(photo: MomentPhoto) {
    try {
      const { file, poster, isSilent } = await getConvertedClip(photo)
      const size = file.size + poster.size
      const clip = photo.clip && { ...photo.clip, isSilent: isSilent === true }
      // The next page that opens the moment reads the stored conversion.
      if (!isClosed.current) await changePhoto(photo.id, { size, ...(clip && { clip }) })
    } catch {
      // The conversion was stopped, or the line of the clip shows the error.
    }
  }

  async function trimClip(photo: MomentPhoto) {
    const file = await repository.find('photo', photo.id)
    const { clip } = photo
    if (!file || !clip) return
    const choice = await new Promise<ClipChoice | null>((resolve) => {
      setTrimming({ file, ...clip, resolve })
    })
    setTrimming(null)
    if (!choice) return
    const next = { ...photo, clip: { ...clip, choice }, sent: null }
    stopConversion(photo.id)
    await repository.remove('photo', [fileKeysOf(photo).made])
    await changePhoto(photo.id, next)
    await prepareClip(next)
  }

  async function removePhoto(id: string) {
    if (!latest.current) return
    const photos = latest.current.photos.filter((photo) => photo.id !== id)
    const gone = latest.current.photos.filter((photo) => photo.id === id)
    if (trouble === 'tooMuch') setTrouble(null)
    stopConversion(id)
    await saveMoment({ ...latest.current, photos })
    await repository.remove('photo', listFileKeys(gone))
  }

  /** Shared content never mixes with the owner's text unless the owner says so. */
  async function openShare({ photos, words, count }: SharedContent, to: 'new' | 'current') {
    if (to === 'new') await open(emptyMoment())
    const came = await addFiles(photos)
    const before = latest.current?.words ?? ''
    if (words) await change({ words: before.trim() === '' ? words : `${before}\n\n${words}` })
    if (count > 0) setNews((refused) => [...refused, shareMessage(came, count)])
  }

  /** Shows another moment; the current one is stored and waits for the owner. */
  async function open(next: Moment) {
    const { current } = latest
    if (current && current.key !== next.key && !isMomentEmpty(current)) {
      await pendingPosts.save({ ...current, stage: 'held' })
    }
    setNews([])
    await saveMoment({ ...next, stage: 'writing', refusal: null })
  }

  const shares = useShares(openShare)

  const restoreMoment = useEffectEvent(async () => {
    await pendingPosts.read()
    const isLocked = await findLockedRecords()
    const { moments } = pendingPosts.state()
    const writing = moments.filter(({ stage, key }) => stage === 'writing' && !isLocked(key))
    show(writing.at(-1) ?? emptyMoment())
    for (const photo of latest.current?.photos ?? []) if (photo.clip) void prepareClip(photo)
    setTrouble(await repository.findProblem(momentLimits.roomBytes))
    if (await shares.load()) setNews([shareTexts.nothing])
  })
  useEffect(() => void restoreMoment(), [])

  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])

  const key = moment?.key
  useEffect(() => {
    if (key === undefined) return
    const ended = new AbortController()
    // The lock makes another tab start its own moment.
    lockRecord(key, ended.signal)
    return () => ended.abort()
  }, [key])

  return {
    moment: moment && { ...moment, category: moment.category || category, zone },
    trouble,
    news,
    forgetNews: () => setNews([]),
    shares,
    change,
    addFiles,
    removePhoto,
    trimming,
    trimClip,
    open,
    async post(isDraft: boolean) {
      const { current } = latest
      if (!current) return
      const whole = { ...current, category: current.category || category, zone, isDraft }
      savePreference('momentCategory', whole.category)
      void navigator.storage?.persist?.()
      await pendingPosts.post(whole)
      show(emptyMoment())
      setNews([])
    },
  }
}

export type MomentFormState = ReturnType<typeof useMomentForm>

const shareMessage = (taken: number, all: number) => {
  if (taken === 0) return shareTexts.nothing
  return taken < all ? shareTexts.cameOf(taken, all) : shareTexts.came(taken)
}
