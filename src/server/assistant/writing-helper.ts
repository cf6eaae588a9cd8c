/** What ideas are drawn from: true things only, nothing invented. */
export interface IdeaSources {
  theme: string
  now: Date
  dogName: string
  dogBreed: string
  /** "2 years old" */
  dogAge: string
  /** The years completed today, or 0. */
  turnsToday: number
  /** Labels, the one left alone longest first. */
  neglectedCategories: string[]
  recentTitles: string[]
}

/** Helps with writing: rules of our own, or a model somewhere. */
export interface WritingHelper {
  kind: 'built-in' | 'configured'
  /** Shown to the owner, so that it is clear who reads the words. */
  name: string
  enhance(content: string, signal: AbortSignal): Promise<Enhancement>
  expand(content: string, signal: AbortSignal): Promise<Expansion>
  suggestIdeas(sources: IdeaSources, signal: AbortSignal): Promise<string[]>
  summarize(content: string, signal: AbortSignal): Promise<string>
}

export interface Expansion {
  expandedContent: string
  /** What only the owner can answer: shown beside the text, never in it. */
  notes: { about: string; question: string }[]
}

export interface Enhancement {
  enhancedContent: string
  suggestions: string[]
}

/** A model answered, but with nothing that could be put into a post. Its message never quotes the answer. */
export class UnusableAnswer extends Error {
  override name = 'UnusableAnswer'
}
