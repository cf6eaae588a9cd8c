import { test } from 'vitest'
import { killWhileWriting } from '#test/processes/kill-while-writing.ts'
import { makeEmbeddedPlace } from '#test/stores/stores.ts'

test('a process killed while writing to the embedded store never loses an acknowledged post', () =>
  killWhileWriting(makeEmbeddedPlace))
