import type { Clock } from '../../platform/process/clock.ts'
import type { Commands } from '../../platform/process/control.ts'
import { figuresOf } from './figures.ts'
import { presentLetter } from './letters.present.ts'
import type { LettersRepository } from './letters.repository.ts'

/** `npm run letters`: the same whether the running diary answers or the command itself. */
export function letterCommands(
  letters: Pick<LettersRepository, 'list' | 'countStates'>,
  perMinute: number,
  clock: Clock,
): Commands {
  return {
    'letters status': async () => {
      const states = await figuresOf(letters, await letters.list(), clock.now())
      return states.map((state) => presentLetter(state, perMinute))
    },
  }
}
