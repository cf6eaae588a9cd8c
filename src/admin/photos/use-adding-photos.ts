import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  createPhoto,
  PhotoDetails,
  PhotoInput,
  updatePhoto,
} from '#shared/contract/photos.admin.ts'
import type { Photo } from '#shared/contract/photos.ts'
import { photoToasts } from '#texts/admin/photos.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { useSession } from '../accounts/session.ts'
import { api } from '../app/api.ts'
import { useCategories } from '../app/diary.ts'
import { photosQuery } from '../app/queries.ts'
import { createRandomKey } from '../parts/random-key.ts'
import { lockRecord } from '../sync/record-locks.ts'
import type { ChosenPhotos } from '../sync/records.ts'
import { senderHeaders, uploadKeyOf } from '../sync/upload-keys.ts'
import {
  createStoredPhotos,
  discardWaitingPhotos,
  listWaitingPhotos,
  readStoredFiles,
} from './stored-photos.ts'
import { type RestoredFile, titleFromFileName, type Upload, useUploads } from './upload-queue.ts'

/** The record is keyed by upload id. */
const DevicePhotos = z.object({ photos: z.record(z.string(), PhotoDetails) })
export type DevicePhotos = z.output<typeof DevicePhotos>

const checkWords: Resolver<DevicePhotos> = standardSchemaResolver(DevicePhotos)

const readyIds = (uploads: readonly Upload[]) =>
  uploads.filter(({ state }) => state === 'ready').map(({ id }) => id)

const pickKeys = <T>(from: Record<string, T>, keys: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)))

export function useAddingPhotos(onDone: () => void) {
  const { uploads, queue } = useUploads()
  const queryClient = useQueryClient()
  const add = useAddPhoto()
  const { preset } = useCategories('photos')
  const emptyPhoto: PhotoInput = {
    title: '',
    description: '',
    imageUrl: '',
    category: preset,
    alt: '',
    day: null,
  }
  const urlForm = useForm<PhotoInput>({
    resolver: standardSchemaResolver(PhotoInput),
    defaultValues: emptyPhoto,
  })
  const deviceForm = useForm<DevicePhotos>({
    // A file that failed to upload needs no details and must not block the others.
    resolver: (values, context, options) =>
      checkWords({ photos: pickKeys(values.photos, readyIds(queue.list())) }, context, options),
    defaultValues: { photos: {} },
  })
  const listPhotosToStore = () =>
    queue.list().flatMap(({ id, file, clip }) => {
      const details = deviceForm.getValues(`photos.${id}`)
      const choice = clip?.choice ?? null
      return details ? [{ id, name: file.name, choice, file, details: { ...details } }] : []
    })
  // The form notices changes of a state only if it is read while rendering.
  const { isDirty } = urlForm.formState
  const { stored, waiting, readWaiting, adopt, discard } = useStoredPhotos(uploads.length === 0)

  const storeChange = useEffectEvent(() => stored.change(listPhotosToStore()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the uploads is the event
  useEffect(() => storeChange(), [uploads])
  useEffect(
    () => deviceForm.subscribe({ formState: { values: true }, callback: () => storeChange() }),
    [deviceForm],
  )

  // A photo's day is known only after its upload; a day that the owner chose meanwhile stays.
  const handledIds = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, media } of uploads) {
      if (!media?.day || handledIds.current.has(id)) continue
      handledIds.current.add(id)
      if (!deviceForm.getValues(`photos.${id}.day`)) {
        deviceForm.setValue(`photos.${id}.day`, media.day)
      }
    }
  }, [uploads, deviceForm])

  /** A key for each address: another address is another photo. */
  const urlKeys = useRef(new Map<string, string>())

  function reset() {
    queue.clear()
    urlForm.reset(emptyPhoto)
    urlKeys.current.clear()
    deviceForm.reset({ photos: {} })
    onDone()
  }
  async function finish(added: number) {
    // Refetches once for all photos, because the list of a large gallery is slow.
    await queryClient.invalidateQueries(photosQuery)
    if (added > 0) showToast(photoToasts.manyAdded(added))
    if (queue.list().length === 0) reset()
  }
  function remove(id: string) {
    deviceForm.unregister(`photos.${id}`)
    queue.remove(id)
  }
  function upload(files: File[]) {
    const { title, description, category } = urlForm.getValues()
    for (const { id, file } of queue.add(files)) {
      const words = { title: title || titleFromFileName(file.name), description, category }
      deviceForm.setValue(`photos.${id}`, { ...words, alt: '', day: null })
    }
  }
  async function addFromUrl(photo: PhotoInput) {
    const key = urlKeys.current.get(photo.imageUrl) ?? createRandomKey()
    urlKeys.current.set(photo.imageUrl, key)
    if (await add({ photo, key })) await finish(1)
  }
  async function addFromDevice({ photos }: DevicePhotos) {
    let added = 0
    // The photo added last is the newest in the gallery, so the list is added in reverse.
    for (const { id, clip, media } of uploads.toReversed()) {
      const details = photos[id]
      if (!details || !media) continue
      const photo = { ...details, imageUrl: media.imageUrl }
      if (await add({ photo, key: uploadKeyOf({ id, clip }, clip ? 'film' : 'picture') })) {
        added += 1
        remove(id)
      }
    }
    await finish(added)
  }
  async function goOn() {
    const found = await readWaiting()
    // While the files were read, a second press may have restored them, or other files were chosen.
    if (!found || queue.list().length > 0) return found !== null
    adopt(found)
    const details = new Map(found.record.photos.map((photo) => [photo.id, photo.details]))
    for (const { id } of found.files) deviceForm.setValue(`photos.${id}`, details.get(id)!)
    queue.restore(found.files)
    return true
  }

  return {
    uploads,
    queue,
    urlForm,
    deviceForm,
    /** Whether leaving the page would lose photos or text. */
    hasUnstoredWork: () => !stored.isStored() || isDirty,
    reset,
    remove,
    upload,
    addFromUrl,
    addFromDevice,
    /** Photos of an earlier page that are not in the gallery yet. */
    waiting,
    /** Returns whether the photos are in the form; another page may have taken them meanwhile. */
    goOn,
    discard,
  }
}

export type AddingPhotos = ReturnType<typeof useAddingPhotos>

/** Resolves to false after a failure, which a toast has already reported. */
function useAddPhoto() {
  const { mutateAsync } = useMutation({
    mutationFn: addPhoto,
    meta: { failed: photoToasts.addFailed },
  })
  return (photo: PhotoToAdd) =>
    mutateAsync(photo).then(
      () => true,
      () => false,
    )
}

interface PhotoToAdd {
  photo: PhotoInput
  key: string
}

/** A known key answers the photo of an earlier try, which lacks the words typed since. */
async function addPhoto({ photo: body, key }: PhotoToAdd) {
  const photo = await api(createPhoto, { body, headers: senderHeaders(key) })
  const { imageUrl: _url, ...details } = body
  if (!hasDetails(photo, details)) {
    await api(updatePhoto, { params: { id: photo.id }, body: details })
  }
}

function hasDetails(photo: Photo, { title, description, category, alt, day }: PhotoDetails) {
  // Without a day, the photo has the day of its creation; near midnight it is written once more.
  const date = day ?? photo.createdAt.slice(0, 10)
  return (
    photo.title === title &&
    (photo.description ?? '') === description &&
    photo.category === category &&
    (photo.alt ?? '') === (alt ?? '') &&
    photo.date === date
  )
}

interface WaitingPhotos {
  record: ChosenPhotos
  files: readonly RestoredFile[]
}

/** Offers stored photos only while the form is empty: the page has one record at a time. */
function useStoredPhotos(isFormEmpty: boolean) {
  const accountId = useSession()?.user?.uid ?? ''
  const [key, setKey] = useState(createRandomKey)
  const [stored] = useState(() => createStoredPhotos(accountId, key))
  useEffect(() => {
    const ended = new AbortController()
    lockRecord(key, ended.signal)
    return () => ended.abort()
  }, [key])
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    // Phones may kill a hidden page without any further event.
    addEventListener('pagehide', stored.flush, { signal })
    document.addEventListener('visibilitychange', stored.flush, { signal })
    return () => {
      stored.flush()
      ended.abort()
    }
  }, [stored])

  const findWaiting = async () =>
    (await listWaitingPhotos(accountId)).find((record) => record.key !== key) ?? null
  const { data: waiting, refetch } = useQuery({
    queryKey: ['chosen photos', accountId, key],
    queryFn: findWaiting,
    enabled: isFormEmpty,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

  return {
    stored,
    waiting: (isFormEmpty && waiting) || null,
    /** Reads the record again, because another page may have taken it. */
    async readWaiting(): Promise<WaitingPhotos | null> {
      const record = await findWaiting()
      const files = record ? await readStoredFiles(record) : []
      if (record && files.length > 0) return { record, files }
      await refetch()
      return null
    },
    adopt({ record, files }: WaitingPhotos) {
      setKey(record.key)
      stored.adopt(
        record.key,
        files.map(({ id }) => id),
      )
    },
    async discard(record: ChosenPhotos) {
      await discardWaitingPhotos(record)
      await refetch()
    },
  }
}
