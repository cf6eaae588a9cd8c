import { MovingError } from '../moving.errors.ts'
import type { Box, BoxOptions } from './box.ts'

/** Knows the kind by looking inside; throws a MovingError for what it refuses. */
export async function openBox(_file: string, _options: BoxOptions = {}): Promise<Box> {
  throw new MovingError('unknown')
}
