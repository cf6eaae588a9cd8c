import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatClipLength } from '#shared/clip-length.ts'
import { clipTexts } from '#texts/admin/clips.ts'
import { momentTexts as texts } from '#texts/admin/moments.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Paw } from '#ui/dog/drawings.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { Camera } from '#ui/icons/camera.ts'
import { Plus } from '#ui/icons/plus.ts'
import { X } from '#ui/icons/x.ts'
import { usePronouns } from '../app/diary.ts'
import { createDefaultRange, displaySecondsOf } from '../photos/clip-plan.ts'
import { acceptedMediaTypes } from '../photos/upload-queue.ts'
import { useClipStates } from '../sync/clips.ts'
import { fileKeysOf, type MomentClip, type MomentPhoto } from '../sync/records.ts'
import { repository } from '../sync/repository.ts'
import { usePhotoReorder } from './use-reorder.ts'

const lengthOf = ({ length, choice }: MomentClip) =>
  displaySecondsOf(choice?.cut ?? createDefaultRange(length))

/** A conversion changes the size of a clip; as a key, the size reloads the poster. */
export function MomentPhotoPreview({ photo }: { photo: MomentPhoto }) {
  return (
    <>
      <StoredPicture key={photo.clip && photo.size} id={fileKeysOf(photo).poster} />
      {photo.clip && <span className="clip-len">{formatClipLength(lengthOf(photo.clip))}</span>}
    </>
  )
}

/** Browsers cannot draw some formats before the server has converted them. */
function StoredPicture({ id }: { id: string }) {
  const [url, setUrl] = useState<string | null>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    let made = ''
    let isGone = false
    void repository.find('photo', id).then((file) => {
      if (!file || isGone) return
      made = URL.createObjectURL(file)
      setUrl(made)
    })
    return () => {
      isGone = true
      URL.revokeObjectURL(made)
    }
  }, [id])
  if (isBroken) return <Paw />
  return url && <img src={url} alt="" onError={() => setBroken(true)} />
}

interface StripProps {
  photos: readonly MomentPhoto[]
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  onTrim: (photo: MomentPhoto) => void
  onOrder: (photos: MomentPhoto[]) => void
}

export function PhotoStrip({ photos, onAdd, onRemove, onTrim, onOrder }: StripProps) {
  const [announcement, setAnnouncement] = useState('')
  const chooser = useRef<HTMLInputElement>(null)
  const choose = () => chooser.current?.click()
  const { dragged, handleOf } = usePhotoReorder({
    ids: photos.map(({ id }) => id),
    onMove: (ids) => onOrder(ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? [])),
  })
  const input = (
    <input
      ref={chooser}
      type="file"
      accept={acceptedMediaTypes}
      multiple
      hidden
      aria-label={texts.add}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])]
        // Choosing the same file again would otherwise fire no event.
        event.currentTarget.value = ''
        if (files.length > 0) onAdd(files)
      }}
    />
  )
  if (photos.length === 0) {
    return (
      <>
        <Snap onClick={choose} />
        {input}
      </>
    )
  }
  return (
    <>
      <ul className="strip" aria-label={texts.strip}>
        {photos.map((photo, index) => {
          const { id, clip } = photo
          return (
            <li key={id} data-shot={id} className={classNames('shot', id === dragged && 'is-held')}>
              <button
                type="button"
                className="shot-pic"
                aria-label={texts.photo(index + 1, photos.length)}
                {...handleOf(id)}
                onKeyUp={() => setAnnouncement(texts.moved(index + 1, photos.length))}
              >
                <MomentPhotoPreview photo={photo} />
              </button>
              {index === 0 && <span className="shot-mark">{texts.cover}</span>}
              <button
                type="button"
                className="shot-off"
                aria-label={clip ? clipTexts.remove(lengthOf(clip)) : texts.remove(index + 1)}
                onClick={() => onRemove(id)}
              >
                <Icon of={X} />
              </button>
            </li>
          )
        })}
        <li className="shot-more">
          <button type="button" className="shot is-add" onClick={choose}>
            <Icon of={Plus} />
            {texts.addMore}
            <span className="not-touch">{texts.dropHere}</span>
          </button>
        </li>
      </ul>
      {input}
      <ClipLines photos={photos} onTrim={onTrim} />
      <p className="hint">
        <span className="if-touch">{texts.reorderByTouch}</span>
        <span className="not-touch">{texts.reorder}</span>
        <span className="sr" role="status">
          {announcement}
        </span>
      </p>
    </>
  )
}

function ClipLines({ photos, onTrim }: Pick<StripProps, 'photos' | 'onTrim'>) {
  const states = useClipStates()
  const clips = photos.filter(({ clip }) => clip)
  if (clips.length === 0) return null
  const lineOf = ({ id, clip }: MomentPhoto) => {
    const state = states.get(id)
    if (!state) return clip?.isSilent ? clipTexts.silent : null
    if ('error' in state) return <span className="error">{state.error}</span>
    return clipTexts.gettingReady(Math.round(state.part * 100), state.secondsLeft)
  }
  return (
    <ul className="clip-lines">
      {clips.map((photo) => (
        <li key={photo.id}>
          <b>{photo.name}</b>
          <span>{lineOf(photo)}</span>
          <button
            type="button"
            className="link-btn"
            aria-label={`${clipTexts.trim}: ${photo.name}`}
            onClick={() => onTrim(photo)}
          >
            {clipTexts.trim}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Snap({ onClick }: { onClick: () => void }) {
  const pronouns = usePronouns()
  return (
    <button type="button" className="snap" onClick={onClick}>
      <SnapButtonContent title={texts.add}>{texts.holdingStill(pronouns)}</SnapButtonContent>
    </button>
  )
}

export function SnapButtonContent({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span className="snap-eye">
        <Icon of={Camera} />
      </span>
      <strong>{title}</strong>
      <small>{children}</small>
      <LongDog />
    </>
  )
}
