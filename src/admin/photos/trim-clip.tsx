import { useEffect, useRef, useState } from 'react'
import { formatClipLength } from '#shared/clip-length.ts'
import { trimTexts as texts } from '#texts/admin/clips.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Pause } from '#ui/icons/pause.ts'
import { Play } from '#ui/icons/play.ts'
import { Dialog } from '../parts/dialog.tsx'
import {
  type ClipChoice,
  choosePosterIndex,
  createDefaultRange,
  displaySecondsOf,
  listEvenTimes,
  POSTER_CANDIDATE_COUNT,
  type TrimRange,
} from './clip-plan.ts'
import { TrimBar } from './trim-bar.tsx'
import { type ShownFrame, useClipFrames } from './use-frames.ts'

interface TrimClipProps {
  file: Blob
  length: number
  choice: ClipChoice | null
  onUse: (choice: ClipChoice) => void
  onClose: () => void
}

export function TrimClipDialog({ file, length, choice, onUse, onClose }: TrimClipProps) {
  const [cut, setCut] = useState(choice?.cut ?? createDefaultRange(length))
  /** Still images are drawn only once the owner lets go of the handle. */
  const [lastCut, setLastCut] = useState(cut)
  const latest = useRef(cut)
  const moments = listEvenTimes(lastCut, POSTER_CANDIDATE_COUNT)
  const frames = useClipFrames(file, moments)
  const before = choice?.posterAt ?? null
  const [chosen, setChosen] = useState(() => (before === null ? null : nearest(moments, before)))
  const poster = chosen ?? choosePosterIndex(frames.map((frame) => frame?.brightness ?? 0))
  const preview = usePreview(file, cut)
  const seconds = displaySecondsOf(cut)

  return (
    <Dialog className="trim" title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <div className="trim-view">
        <video {...preview.video} playsInline preload="auto" />
        <button
          type="button"
          className="trim-play"
          aria-label={preview.isPlaying ? texts.pause : texts.play}
          onClick={preview.toggle}
        >
          <Icon of={preview.isPlaying ? Pause : Play} />
        </button>
      </div>
      <TrimBar
        file={file}
        length={length}
        cut={cut}
        onMove={(next, end) => {
          latest.current = next
          setCut(next)
          preview.show(next[end])
        }}
        onLetGo={() => setLastCut(latest.current)}
      />
      <Posters {...{ moments, frames, poster }} onChoose={setChosen} />
      <div className="acts">
        <Button variant="line" small onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          small
          onClick={() =>
            onUse({
              cut,
              posterAt:
                chosen === null ? null : listEvenTimes(cut, POSTER_CANDIDATE_COUNT)[chosen]!,
            })
          }
        >
          {texts.use(seconds)}
        </Button>
      </div>
    </Dialog>
  )
}

const nearest = (moments: readonly number[], target: number) =>
  moments.reduce(
    (best, moment, at) =>
      Math.abs(moment - target) < Math.abs(moments[best]! - target) ? at : best,
    0,
  )

interface PostersProps {
  moments: readonly number[]
  frames: readonly (ShownFrame | undefined)[]
  poster: number
  onChoose: (at: number) => void
}

function Posters({ moments, frames, poster, onChoose }: PostersProps) {
  return (
    <fieldset className="posters">
      <legend className="label">{texts.poster}</legend>
      <div>
        {moments.map((moment, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places stay, the moments move
          <label key={at}>
            <input
              className="sr"
              type="radio"
              name="poster"
              checked={at === poster}
              onChange={() => onChoose(at)}
            />
            {frames[at] && <img src={frames[at].url} alt="" />}
            <span className="sr">{formatClipLength(Math.round(moment))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Plays only the chosen part; moving an end shows the frame at that end. */
function usePreview(file: Blob, { from, to }: TrimRange) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    video.current!.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])

  function show(time: number) {
    const { current } = video
    if (!current) return
    current.pause()
    current.currentTime = time
  }
  return {
    isPlaying,
    show,
    toggle() {
      const { current } = video
      if (!current) return
      if (!current.paused) return current.pause()
      const isOutside = current.currentTime < from || current.currentTime >= to - 0.1
      if (isOutside) current.currentTime = from
      // The browser's player may refuse the file; the preview then stays still.
      current.play().catch(() => {})
    },
    video: {
      ref: video,
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onLoadedMetadata: () => show(from),
      onTimeUpdate() {
        if (video.current && !video.current.paused && video.current.currentTime >= to) show(from)
      },
    },
  }
}
