import { refusals } from '#shared/texts/moving-box.ts'
import { AppError } from '../platform/http/errors.ts'

export type Refusal = keyof typeof refusals

/** What came is refused as a whole; the message says why and what to do. */
export class MovingError extends AppError {
  constructor(refusal: Refusal, cause?: unknown) {
    super(422, `import.${refusal}`, refusals[refusal], { cause })
    this.name = 'MovingError'
  }
}
