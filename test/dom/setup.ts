import './lean-react.ts'
import { afterEach, beforeEach } from 'vitest'
import { cleanUp, prepare } from './dom.tsx'

// Run again for each file, while what it imports is loaded once for all of them.
beforeEach(prepare)
afterEach(cleanUp)
