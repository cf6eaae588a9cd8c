import './lean-react.ts'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { beginAnew, cleanUp, prepare } from './dom.tsx'

// Run again for each file, while what it imports is loaded once for all of them.
beforeAll(beginAnew)
beforeEach(prepare)
afterEach(cleanUp)
