import { beforeEach, expect, test } from 'vitest'
import { dismissToast, getCurrentToast, showToast, subscribeToToast } from './toast.ts'

beforeEach(() => dismissToast())

test('a new message takes the place of the one on show', () => {
  showToast({ title: 'First' })
  const second = showToast({ title: 'Second' })
  expect(getCurrentToast()).toMatchObject({ id: second, title: 'Second', open: true })
})

test('the late goodbye of a replaced message leaves the new one alone', () => {
  const first = showToast({ title: 'First' })
  showToast({ title: 'Second' })
  dismissToast(first)
  expect(getCurrentToast()).toMatchObject({ title: 'Second', open: true })
})

test('a dismissed message stays drawn until it has left', () => {
  showToast({ title: 'Only' })
  dismissToast()
  expect(getCurrentToast()).toMatchObject({ title: 'Only', open: false })
})

test('listeners hear of each change until they stop listening', () => {
  let heard = 0
  const stop = subscribeToToast(() => {
    heard += 1
  })
  showToast({ title: 'One' })
  dismissToast()
  stop()
  showToast({ title: 'Two' })
  expect(heard).toBe(2)
})
