import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'

const SWIPE_PX = 48
const MAX_SCALE = 4
const TAP_SCALE = 2.5
const KEY_STEP = 1.5
const PAN_STEP_PX = 60
const TAP_MS = 300
const TAP_PX = 24

interface Point {
  x: number
  y: number
}

/** The picture is scaled around its center, then moved. */
interface View extends Point {
  scale: number
}

interface Gesture {
  pointers: Map<number, Point>
  start: Point
  /** A second finger or an enlarged picture rules out a swipe. */
  isSwipe: boolean
  hasMoved: boolean
}

const whole: View = { scale: 1, x: 0, y: 0 }
const newGesture = (): Gesture => ({
  pointers: new Map(),
  start: { x: 0, y: 0 },
  isSwipe: false,
  hasMoved: false,
})
const clamp = (value: number, most: number) => Math.max(-most, Math.min(most, value))
const between = (one: Point, other: Point) => ({
  middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  distance: Math.hypot(one.x - other.x, one.y - other.y) || 1,
})

/**
 * A finger swipes to the next photo; two fingers, a double tap or keys enlarge the picture, which
 * can then be dragged. Another photo starts at its normal size.
 */
export function usePictureGestures(
  photoId: number | undefined,
  onSwipe: (direction: 'left' | 'right') => void,
) {
  const frame = useRef<HTMLDivElement>(null)
  const view = useRef(whole)
  const gesture = useRef(newGesture())
  const lastTap = useRef<Point & { at: number }>(null)

  const picture = () => frame.current?.querySelector<HTMLElement>('img, video')

  function draw(next: View, isDragging = false) {
    const image = picture()
    if (!image || !frame.current) return
    const { clientWidth, clientHeight } = frame.current
    const isClip = image instanceof HTMLVideoElement
    const scale = isClip ? 1 : Math.max(1, Math.min(MAX_SCALE, next.scale))
    view.current = {
      scale,
      x: clamp(next.x, ((scale - 1) * clientWidth) / 2),
      y: clamp(next.y, ((scale - 1) * clientHeight) / 2),
    }
    const { x, y } = view.current
    image.style.transition = isDragging ? 'none' : ''
    image.style.translate = ''
    image.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : ''
    frame.current.toggleAttribute('data-zoomed', scale > 1)
    if (scale > 1) sharpen(image, clientWidth * scale)
  }

  /** Keeps the point under the finger in place. */
  function zoom(scale: number, at: Point, isDragging = false) {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return
    const { scale: before, x, y } = view.current
    const next = Math.max(1, Math.min(MAX_SCALE, scale))
    const across = at.x - box.left - box.width / 2
    const along = at.y - box.top - box.height / 2
    const part = next / before
    const moved = { x: across - (across - x) * part, y: along - (along - y) * part }
    draw({ scale: next, ...moved }, isDragging)
  }

  function zoomMiddle(scale: number) {
    const box = frame.current?.getBoundingClientRect()
    if (box) zoom(scale, { x: box.left + box.width / 2, y: box.top + box.height / 2 })
  }

  function endGesture() {
    gesture.current = newGesture()
    draw(view.current)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo begins whole
  useEffect(() => {
    view.current = whole
    gesture.current = newGesture()
    lastTap.current = null
    frame.current?.removeAttribute('data-zoomed')
  }, [photoId])

  const latestZoom = useRef(zoom)
  latestZoom.current = zoom
  // A touchpad pinch arrives as a wheel event; it must not zoom the page, too.
  useEffect(() => {
    const element = frame.current
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const scale = view.current.scale * Math.exp(-event.deltaY / 100)
      latestZoom.current(scale, { x: event.clientX, y: event.clientY }, true)
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [])

  function tap(at: Point, now: number) {
    const last = lastTap.current
    const isSecond = last && now - last.at < TAP_MS && between(last, at).distance < TAP_PX
    lastTap.current = isSecond ? null : { ...at, at: now }
    if (isSecond) zoom(view.current.scale > 1 ? 1 : TAP_SCALE, at)
  }

  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button > 0 || isOnControls(event)) return
      if (event.isPrimary) gesture.current = newGesture()
      const now = gesture.current
      const at = { x: event.clientX, y: event.clientY }
      now.pointers.set(event.pointerId, at)
      if (now.pointers.size > 1) {
        now.isSwipe = false
        now.hasMoved = true
        draw(view.current, true)
        return
      }
      now.start = at
      now.isSwipe = event.pointerType !== 'mouse' && view.current.scale === 1
    },
    onPointerMove(event: PointerEvent) {
      const now = gesture.current
      const before = now.pointers.get(event.pointerId)
      if (!before) return
      const at = { x: event.clientX, y: event.clientY }
      if (between(now.start, at).distance > TAP_PX / 2) now.hasMoved = true
      const other = [...now.pointers].find(([id]) => id !== event.pointerId)?.[1]
      now.pointers.set(event.pointerId, at)
      if (other) {
        const was = between(before, other)
        const is = between(at, other)
        zoom(view.current.scale * (is.distance / was.distance), is.middle, true)
      } else if (view.current.scale > 1) {
        const { scale, x, y } = view.current
        draw({ scale, x: x + at.x - before.x, y: y + at.y - before.y }, true)
      } else if (now.isSwipe) {
        const image = picture()
        if (!image) return
        image.style.transition = 'none'
        image.style.translate = `${at.x - now.start.x}px`
      }
    },
    onPointerUp(event: PointerEvent) {
      const now = gesture.current
      if (!now.pointers.delete(event.pointerId) || now.pointers.size > 0) return
      const { start, isSwipe, hasMoved } = now
      endGesture()
      const at = { x: event.clientX, y: event.clientY }
      if (!hasMoved) return tap(at, event.timeStamp)
      lastTap.current = null
      const across = at.x - start.x
      const along = at.y - start.y
      if (!isSwipe || Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(along) * 1.5)
        return
      onSwipe(across < 0 ? 'left' : 'right')
    },
    onPointerCancel: endGesture,
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse' && gesture.current.pointers.size > 0) endGesture()
    },
  }

  /** Returns true if the picture used the key: `+`, `-`, `0`, and the arrows while enlarged. */
  function onKey(event: KeyboardEvent): boolean {
    const { scale, x, y } = view.current
    if (event.key === '+' || event.key === '=') zoomMiddle(scale * KEY_STEP)
    else if (event.key === '-') zoomMiddle(scale / KEY_STEP)
    else if (event.key === '0') draw(whole)
    else if (scale > 1 && event.key in arrows) {
      const [across, along] = arrows[event.key]!
      draw({ scale, x: x - across * PAN_STEP_PX, y: y - along * PAN_STEP_PX })
      event.preventDefault()
    } else return false
    return true
  }

  return { frame, handlers, onKey }
}

const arrows: Record<string, [across: number, along: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type PictureSource = HTMLSourceElement | HTMLImageElement

const CONTROLS_PX = 80

/** In this area a finger drags the controls of the video player. */
const isOnControls = ({ target, clientY }: PointerEvent) =>
  target instanceof HTMLVideoElement &&
  clientY > target.getBoundingClientRect().bottom - CONTROLS_PX

function sharpen(image: HTMLElement, width: number) {
  const candidates = image.closest('picture')?.querySelectorAll<PictureSource>('source, img')
  for (const candidate of candidates ?? []) {
    // Never returns to a smaller candidate, which would be one more download.
    if (Number.parseFloat(candidate.sizes) < width || !candidate.dataset.close) {
      candidate.dataset.close = 'true'
      if (candidate.srcset) candidate.sizes = `${Math.ceil(width)}px`
    }
  }
}
