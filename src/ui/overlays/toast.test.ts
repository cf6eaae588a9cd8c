import { beforeEach, expect, test } from 'vitest'
import { currentToast, dismissToast, onToastChange, toast } from './toast.ts'

beforeEach(() => dismissToast())

test('a new message takes the place of the one on show', () => {
  toast({ title: 'First' })
  const second = toast({ title: 'Second' })
  expect(currentToast()).toMatchObject({ id: second, title: 'Second', open: true })
})

test('the late goodbye of a replaced message leaves the new one alone', () => {
  const first = toast({ title: 'First' })
  toast({ title: 'Second' })
  dismissToast(first)
  expect(currentToast()).toMatchObject({ title: 'Second', open: true })
})

test('a dismissed message stays drawn until it has left', () => {
  toast({ title: 'Only' })
  dismissToast()
  expect(currentToast()).toMatchObject({ title: 'Only', open: false })
})

test('listeners hear of each change until they stop listening', () => {
  let heard = 0
  const stop = onToastChange(() => {
    heard += 1
  })
  toast({ title: 'One' })
  dismissToast()
  stop()
  toast({ title: 'Two' })
  expect(heard).toBe(2)
})
