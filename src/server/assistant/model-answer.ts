import type * as z from 'zod/mini'
import { UnusableAnswer } from './writing-helper.ts'

const invisible = /(?![\n\t])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu

/** What a person would see of an answer: no control characters, no turned-around text, no thinking aloud. */
export function visibleText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(/^\s*<think>[\s\S]*?<\/think>/, '')
    .trim()
}

/** Models like to wrap their JSON in words and fences. */
export function readJson<T extends z.ZodMiniType>(text: string, schema: T): z.output<T> {
  const begin = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (begin === -1 || end < begin) throw new UnusableAnswer('the answer is not JSON')
  let value: unknown
  try {
    value = JSON.parse(text.slice(begin, end + 1))
  } catch {
    throw new UnusableAnswer('the answer is not JSON')
  }
  const result = schema.safeParse(value)
  if (!result.success) throw new UnusableAnswer('the answer does not have the expected shape')
  return result.data
}

export function cutToLength(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  const lastSpace = cut.search(/\s\S*$/)
  return (lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut).toWellFormed().trimEnd()
}
