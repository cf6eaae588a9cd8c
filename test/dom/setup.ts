import './lean-react.ts'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { cleanUp, prepare, resetDiary } from './dom.tsx'

// This file runs for each test file, but its imports are loaded once for all.
beforeAll(resetDiary)
beforeEach(prepare)
afterEach(cleanUp)
