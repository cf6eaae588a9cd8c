import './lean-react.ts'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { cleanUp, prepare, resetDiary } from './dom.tsx'

// Run again for each file, while what it imports is loaded once for all of them.
beforeAll(resetDiary)
beforeEach(prepare)
afterEach(cleanUp)
