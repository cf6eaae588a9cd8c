import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { formatClipLength } from '#shared/clip-length.ts'
import { trimTexts as texts } from '#texts/admin/clips.ts'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { usePronouns } from '../app/diary.ts'
import { displaySecondsOf, listEvenTimes, moveRangeEnd, type TrimRange } from './clip-plan.ts'
import { useClipFrames } from './use-frames.ts'

interface TrimBarProps {
  file: Blob
  length: number
  cut: TrimRange
  onMove: (cut: TrimRange, end: keyof TrimRange) => void
  onLetGo: () => void
}

const FINE = 10
const steps: Record<string, number | undefined> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

const isNarrow = () => matchMedia('(max-width: 767px)').matches

export function TrimBar({ file, length, cut, onMove, onLetGo }: TrimBarProps) {
  const pronouns = usePronouns()
  const strip = useRef<HTMLDivElement>(null)
  const grabOffset = useRef(0)
  const [count] = useState(() => (isNarrow() ? 6 : 10))
  const half = length / count / 2
  const frames = useClipFrames(file, listEvenTimes({ from: half, to: length - half }, count), true)
  const { from, to } = cut

  const timeAt = (clientX: number) => {
    const { left, width } = strip.current!.getBoundingClientRect()
    return ((clientX - left) / width) * length
  }

  function handleOf(end: keyof TrimRange) {
    const seconds = Math.round(cut[end])
    return {
      role: 'slider',
      'aria-valuemin': 0,
      'aria-valuemax': Math.round(length),
      'aria-valuenow': seconds,
      'aria-valuetext': texts.seconds(seconds),
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId)
        grabOffset.current = cut[end] - timeAt(event.clientX)
      },
      onPointerMove(event: PointerEvent) {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
        const time = Math.round((timeAt(event.clientX) + grabOffset.current) * FINE) / FINE
        onMove(moveRangeEnd(cut, end, time, length), end)
      },
      onLostPointerCapture: onLetGo,
      onKeyDown(event: KeyboardEvent) {
        const step = steps[event.key]
        if (step === undefined) return
        event.preventDefault()
        onMove(moveRangeEnd(cut, end, cut[end] + step * (event.shiftKey ? 5 : 1), length), end)
      },
      onKeyUp: onLetGo,
    } as const
  }

  return (
    <>
      <div
        className="trim-bar"
        style={{ '--from': from / length, '--to': to / length } as CSSProperties}
      >
        <div className="trim-frames" ref={strip} aria-hidden="true">
          {Array.from({ length: count }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: each has its place in the film
            <span key={at}>{frames[at] && <img src={frames[at].url} alt="" />}</span>
          ))}
        </div>
        <span className="trim-out is-before" />
        <span className="trim-out is-after" />
        <span className="trim-keep" />
        <LongDog />
        <button
          type="button"
          className="trim-hand is-from"
          aria-label={texts.start}
          {...handleOf('from')}
        />
        <button
          type="button"
          className="trim-hand is-to"
          aria-label={texts.end}
          {...handleOf('to')}
        />
      </div>
      <p className="trim-times">
        <span>{formatClipLength(Math.round(from))}</span>
        <strong aria-live="polite">{texts.isLong(pronouns, displaySecondsOf(cut))}</strong>
        <span>{formatClipLength(Math.round(to))}</span>
      </p>
    </>
  )
}
