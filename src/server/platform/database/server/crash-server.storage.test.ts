import { test } from 'vitest'
import { killWhileWriting } from '#test/processes/kill-while-writing.ts'
import { createServerStore } from '#test/stores/stores.ts'

test('a process killed while writing to the server store never loses an acknowledged post', () =>
  killWhileWriting(createServerStore))
