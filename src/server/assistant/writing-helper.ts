/** Ideas draw on these facts only; nothing is invented. */
export interface IdeaSources {
  theme: string
  now: Date
  dogName: string
  dogBreed: string
  /** For example "2 years old". */
  dogAge: string
  /** The years completed today, 0 on other days. */
  turnsToday: number
  /** Sorted: the category not written about for the longest time comes first. */
  neglectedCategories: string[]
  recentTitles: string[]
}

export interface WritingHelper {
  kind: 'built-in' | 'configured'
  /** Shown to the owner, so that it is clear who reads the text. */
  name: string
  enhance(content: string, signal: AbortSignal): Promise<Enhancement>
  expand(content: string, signal: AbortSignal): Promise<Expansion>
  suggestIdeas(sources: IdeaSources, signal: AbortSignal): Promise<string[]>
  summarize(content: string, signal: AbortSignal): Promise<string>
}

export interface Expansion {
  expandedContent: string
  /** Questions only the owner can answer; they are shown beside the text, never put into it. */
  notes: { about: string; question: string }[]
}

export interface Enhancement {
  enhancedContent: string
  suggestions: string[]
}

/** Thrown when a model's answer is unusable in a post. The message never quotes the answer. */
export class UnusableAnswerError extends Error {
  override name = 'UnusableAnswer'
}
