export const aiTexts = {
  enhance: 'Enhance Writing',
  expand: 'Expand Content',
  ideas: 'Generate Ideas',
  summary: 'Create Summary',
  title: 'AI tools',
  builtIn: 'built-in helper',
  builtInHint: 'The built-in helper works on this server. Nothing is sent anywhere.',
  modelAt: (model: string, host: string) => `${model} at ${host}`,
  configuredHint: (name: string) => `Your words are sent to ${name}.`,
  busy: {
    enhance: 'Enhancing…',
    expand: 'Expanding…',
    ideas: 'Thinking of ideas…',
    summary: 'Summarizing…',
  },
  stop: 'Stop',
  ideasTitle: 'Ideas for your title',
  dismissIdeas: 'Dismiss',
  changed: {
    enhance: 'The writing was enhanced',
    expand: 'The text was expanded',
    ideas: 'The title was set',
    summary: 'The excerpt was written',
  },
  unchanged: 'Looks good. No changes needed.',
  suggestions: 'What the helper says',
  showDifference: 'Show the difference',
  undo: 'Undo',
  keep: 'Keep',
  close: 'Close',
  undone: 'Undone. Your text is back the way it was.',
  notAllUndone: (count: number) =>
    count === 1
      ? 'Undone, except for one spot you’ve changed since.'
      : `Undone, except for ${count} spots you’ve changed since.`,
  notesTitle: 'Questions for you',
  notesHint: 'Answer any you like in the text and check off what’s done. Readers never see these.',
  notesLater: 'Later',
  notesNone: 'Check off all',
  noteDone: (question: string) => `Done: ${question}`,
  notesLeft: (count: number) => (count === 1 ? '1 question left' : `${count} questions left`),
  publishTitle: 'Publish with open questions?',
  publishText: (count: number) =>
    count === 1
      ? 'One of the helper’s questions isn’t checked off yet.'
      : `${count} of the helper’s questions aren’t checked off yet.`,
  publishStay: 'Keep writing',
  publishAnyway: 'Publish anyway',
  textMoved:
    'The text changed while the helper was working, so nothing was replaced. Please try again.',
} as const

export const aiToasts = {
  notEnoughContent: {
    title: 'Not enough content',
    description: 'Please write more content before using AI tools.',
  },
  failed: {
    title: 'AI Tool Error',
    description: 'Sorry, there was a problem using the AI tool. Please try again.',
  },
  summaryCreated: {
    title: 'Summary created',
    description: 'A new excerpt has been generated based on your content.',
  },
  ideaSelected: {
    title: 'Idea selected',
    description: 'The idea has been added as your post title.',
  },
} as const
