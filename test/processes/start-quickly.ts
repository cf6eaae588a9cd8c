/** Loaded before a program of the tests, as the product does for itself. */
import { quickStart } from '../../scripts/quick-start.ts'

quickStart()
