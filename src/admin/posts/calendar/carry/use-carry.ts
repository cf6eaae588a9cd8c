import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { followKeys, stepOf } from './follow-keys.ts'
import { followPointer } from './follow-pointer.ts'

/** A post on its way to a day. */
export interface Carried {
  post: AdminPostRow
  /** The day it is over. */
  day: string | null
  /** Null while arrow keys carry it. */
  point: { x: number; y: number } | null
}

interface CarryOptions {
  today: string
  /** Shows the month of a day that keys have come to. */
  onReach: (day: string) => void
  onDrop: (post: AdminPostRow, day: string, isByKeys: boolean) => void
}

/** Carries a post by mouse, finger or arrow keys; Escape leaves it where it was. */
export function useCarry({ today, onReach, onDrop }: CarryOptions) {
  const [carried, setCarried] = useState<Carried | null>(null)
  const now = useRef<Carried | null>(null)
  const change = (next: Carried | null) => {
    now.current = next
    setCarried(next)
  }
  const drop = () => {
    const dropped = now.current
    change(null)
    if (dropped?.day) onDrop(dropped.post, dropped.day, dropped.point === null)
  }

  function onPointerDown(post: AdminPostRow, event: PointerEvent) {
    if (event.button !== 0 || now.current) return
    followPointer(event.nativeEvent, {
      onMove: (point, day) => change({ post, day, point }),
      onDrop: drop,
      onCancel: () => change(null),
    })
  }

  function onKeyDown(post: AdminPostRow, event: KeyboardEvent) {
    const step = stepOf(event.nativeEvent)
    if (step === null || now.current) return
    event.preventDefault()
    const from = post.schedule && post.schedule.day > today ? post.schedule.day : today
    const goTo = (day: string) => {
      change({ post, day, point: null })
      onReach(day)
    }
    followKeys({
      from,
      step,
      earliest: today,
      onMove: goTo,
      onDrop: drop,
      onCancel: () => change(null),
    })
  }

  return {
    carried,
    /** For whatever can be carried. */
    handleOf: (post: AdminPostRow) => ({
      onPointerDown: (event: PointerEvent) => onPointerDown(post, event),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(post, event),
      // Links and pictures have a way of being dragged of their own.
      onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
    }),
  }
}

export type Carry = ReturnType<typeof useCarry>
