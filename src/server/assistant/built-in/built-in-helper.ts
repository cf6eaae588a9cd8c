import type { WritingHelper } from '../writing-helper.ts'
import { enhanceByRules } from './enhance.ts'
import { expandByQuestions } from './expansion.ts'
import { ideasFromLife } from './ideas.ts'
import { summarizeByRanking } from './summary.ts'

/** Works offline, sends nothing anywhere, invents nothing. */
export function createBuiltInHelper(random: () => number = Math.random): WritingHelper {
  return {
    kind: 'built-in',
    name: 'built-in helper',
    enhance: async (content) => enhanceByRules(content),
    expand: async (content) => expandByQuestions(content),
    suggestIdeas: async (sources) => ideasFromLife(sources, random),
    summarize: async (content) => summarizeByRanking(content),
  }
}
