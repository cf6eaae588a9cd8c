import type { ComingUp, LogEntry } from '#shared/contract/dog.admin.ts'
import type { LogKind } from '#shared/dog/log.ts'
import type { PronounForms } from '#shared/dog/placeholders.ts'
import { dates } from '../grammar.ts'

export const dogTabTexts = { label: 'Your dog', profile: 'Profile', log: 'Log' } as const

const firstYears = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth']

const ending = (years: number) => (years > 20 && ['th', 'st', 'nd', 'rd'][years % 10]) || 'th'

export const logTexts = {
  loadFailed: 'We couldn’t load the log.',
  kinds: {
    weight: 'Weight',
    vet: 'Vet',
    vaccination: 'Vaccination',
    milestone: 'Milestone',
    note: 'Note',
  } satisfies Record<LogKind, string>,
  whatHappened: 'What happened',
  all: 'All',
  day: 'Day',
  weight: 'Weight',
  pounds: 'Pounds',
  ounces: 'Ounces',
  kilograms: 'Kilograms',
  titles: { vet: 'What for', vaccination: 'Which one', milestone: 'What happened' },
  titleExamples: {
    vet: 'Yearly check',
    vaccination: 'Rabies',
    milestone: 'First time up the ramp alone',
  },
  words: 'A few words',
  wordsExample: 'On the kitchen scale, after breakfast',
  privateWords: 'Vet and bill',
  privateWordsHint: 'Only you see this.',
  nextDue: 'Next due',
  photo: 'Photo',
  addPhoto: 'Add a photo',
  changePhoto: 'Change the photo',
  removePhoto: 'Remove the photo',
  whoSees: 'Who sees it',
  private: 'Private',
  public: 'On the timeline',
  makePublic: 'Put it on the timeline',
  makePrivate: 'Make it private',
  add: 'Add',
  adding: 'Adding...',
  edit: (what: string) => `Edit ${what}`,
  editTitle: 'Edit entry',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  undo: 'Undo',
  dueOn: (day: string) => `Next due ${dates.short(day)}`,
  earlier: 'Earlier',
  showOlder: (count: number) => `Show ${count} older`,
  empty: 'Nothing noted yet. Add the first weight above.',
  emptyKind: 'Nothing of this kind yet.',
  comingUp: 'Coming up',
  nothingAhead: 'Nothing is due.',
  done: 'Done',
  doneOf: (title: string) => `${title}: done`,
  weigh: ({ him }: PronounForms) => `Weigh ${him}`,
  exportCsv: 'Export CSV',
  exporting: 'Exporting...',
  whoSeesWhat: 'Who sees what',
  /** Text between two pairs of asterisks is bold. */
  privateMeans: '**Private** entries stay here. They’re in your backups and nowhere else.',
  publicMeans:
    '**On the timeline** shows the day, the words and the photo to everyone. Never the vet’s name or the bill.',
  forTheVet: 'For the vet',
  sheetHint: 'Weights and visits on one sheet.',
  print: 'Print the sheet',
  sheetTitle: (name: string) => `${name}: weights and visits`,
  /** For example "Third birthday"; 0 is the day of birth itself. */
  birthday: (years: number) =>
    years === 0 ? 'Born' : `${firstYears[years - 1] ?? years + ending(years)} birthday`,
  /** Names the entry in the accessible names of its buttons. */
  entryName: ({ kind, title, day }: Pick<LogEntry, 'kind' | 'title' | 'day'>): string =>
    `${title || logTexts.kinds[kind].toLowerCase()}, ${dates.short(day)}`,
} as const

export const weightTexts = {
  heading: 'Weight',
  key: ({ him }: PronounForms) => ({
    weight: 'weight',
    wanted: `where the vet wants ${him}`,
    marks: 'milestones',
  }),
  none: 'No weight yet. Two of them make a curve.',
  one: 'One more weight, and there’ll be a curve.',
  change: (day: string, by: string, isMore: boolean) => `${day}, ${isMore ? 'up' : 'down'} ${by}`,
  same: (day: string) => `${day}, the same as before`,
} as const

export const logChoiceTexts = {
  heading: 'The scale',
  unit: 'Units',
  units: { lb: 'Pounds and ounces', kg: 'Kilograms' },
  wanted: ({ him }: PronounForms) => `Where the vet wants ${him}`,
  wantedFrom: 'From',
  wantedTo: 'To',
  monthly: ({ him }: PronounForms) => `Remind me to weigh ${him} every month`,
  onAbout: 'Show the curve on the About page',
  onAboutHint: 'Only weights that are on the timeline.',
  save: 'Save',
  saving: 'Saving...',
} as const

export const leaveLogTexts = {
  title: 'Leave without this entry?',
  text: 'What you typed isn’t in the log yet.',
  stay: 'Stay',
  leave: 'Leave',
} as const

export const logToasts = {
  added: (kind: LogKind) => ({
    title: `${logTexts.kinds[kind]} noted`,
    description: 'It’s in the log.',
  }),
  saved: { title: 'Saved', description: 'The log is up to date.' },
  deleted: { title: 'Entry deleted', description: 'It’s gone from the log and the timeline.' },
  restored: { title: 'Back again', description: 'It’s right where it was.' },
  done: { title: 'Done', description: 'It’s off the list.' },
  exportFailed: { title: 'Export failed', description: 'Please try again in a moment.' },
  failed: (message: string) => ({ title: 'That didn’t work', description: message }),
} as const

const inDaysText = (days: number) => {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days < 0) return days === -1 ? '1 day ago' : `${-days} days ago`
  return `in ${days} days`
}

export const comingUpTexts = {
  /** "Dec 2, 2026, in 13 days" */
  when: ({ day, inDays }: Pick<ComingUp, 'day' | 'inDays'>) =>
    inDays > 60 ? dates.short(day) : `${dates.short(day)}, ${inDaysText(inDays)}`,
  what({ what, title }: ComingUp, forms: PronounForms): string {
    if (what === 'weigh') return logTexts.weigh(forms)
    return what === 'birthday' ? logTexts.birthday(Number(title)) : title
  },
  /** Shown on the dashboard: "Booster is due Dec 2, 2026, in 6 days". */
  reminder: (coming: ComingUp, forms: PronounForms): string =>
    coming.what === 'weigh'
      ? `${logTexts.weigh(forms)}: it’s been a month`
      : `${coming.title} ${coming.inDays < 0 ? 'was' : 'is'} due ${comingUpTexts.when(coming)}`,
} as const
