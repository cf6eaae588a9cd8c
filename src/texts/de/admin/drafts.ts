import type * as english from '#texts/admin/drafts.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

export const autosaveTexts: Translation<typeof english.autosaveTexts> = {
  unchanged: 'Alles gespeichert',
  saving: 'Wird gespeichert …',
  draftSaved: (time) => `Gesichert: ${time}`,
  offline: 'Offline. In diesem Browser aufgehoben.',
  signedOut: 'Abgemeldet. In diesem Browser aufgehoben.',
  failed: 'Nirgends gespeichert. Speichere den Beitrag bald.',
  conflict: 'Auch in einem anderen Fenster geändert.',
  compare: 'Vergleichen',
  saved: (time) => `Gespeichert: ${time}`,
}

export const restoreTexts: Translation<typeof english.restoreTexts> = {
  title: 'Du hast ungespeicherte Änderungen',
  text: (title, time) =>
    `„${title}“: in diesem Browser aufgehoben (${time}), aber nie gespeichert.`,
  onServer: (title, time) =>
    `„${title}“: als unfertiger Entwurf aufgehoben (${time}), aber nie gespeichert.`,
  ends: (words, end) => `${words}, am Ende „${end}“`,
  savedSince:
    'Der Beitrag wurde inzwischen anderswo gespeichert; beim Speichern kannst du beide vergleichen.',
  show: 'Unterschied zeigen',
  hide: 'Unterschied ausblenden',
  restore: 'Zurückholen',
  discard: 'Verwerfen',
  discardTitle: 'Diese Worte verwerfen?',
  discardText: 'Sie stehen nur in diesem Browser und sind dann endgültig weg.',
  discardOnServer: 'Sie stehen sonst nirgends und sind dann endgültig weg.',
  keep: 'Behalten',
}

export const leaveTexts: Translation<typeof english.leaveTexts> = {
  title: 'Ohne Speichern gehen?',
  text: 'Deine Änderungen sind noch nicht im Beitrag. Wir heben sie als unfertigen Entwurf auf und legen sie dir wieder hin, wenn du zurückkommst.',
  stay: 'Weiterschreiben',
  leave: 'Gehen',
}

export const conflictTexts: Translation<typeof english.conflictTexts> = {
  title: 'Dieser Beitrag wurde anderswo gespeichert',
  text: 'Ein anderer Tab oder jemand anders hat ihn gespeichert, nachdem du ihn geöffnet hast. Überschrieben wurde nichts. Vergleiche beide und entscheide.',
  theirs: 'Gespeicherte Fassung',
  mine: 'Deine Fassung',
  keepMine: 'Meine speichern',
  takeTheirs: 'Gespeicherte nehmen',
  keepBoth: 'Beide behalten',
  goOn: 'Weiter bearbeiten',
  same: 'Hier ist kein Unterschied.',
}

export const draftConflictTexts: Translation<typeof english.draftConflictTexts> = {
  title: 'Dieser Entwurf wurde in einem anderen Fenster geändert',
  text: 'Ein anderer Tab oder ein anderes Gerät hat ihn auch geändert. Überschrieben wurde nichts. Vergleiche beide und entscheide.',
  theirs: 'Andere Fassung',
  mine: 'Deine Fassung',
  keepMine: 'Meine behalten',
  takeTheirs: 'Andere nehmen',
  keepBoth: 'Beide behalten',
  goOn: 'Weiter bearbeiten',
  same: 'Hier ist kein Unterschied.',
}

export const mergeTexts: Translation<typeof english.mergeTexts> = {
  mark: '**Die andere Fassung:**',
  toast: {
    title: 'Beide stehen im Editor',
    description: 'Die andere Fassung steht unter deiner. Gespeichert ist noch nichts.',
  },
}

export const unfinishedTexts: Translation<typeof english.unfinishedTexts> = {
  title: 'Unfertig',
  untitled: 'Ohne Titel',
  changes: 'Ungespeicherte Änderungen',
  gone: 'Diesen Entwurf gibt es nicht mehr. Er wurde als Beitrag gespeichert oder verworfen.',
  discard: (title) => `„${title}“ verwerfen`,
  more: (count) => `Noch ${plurals.counted(count, 'unfertiger', 'unfertige')}`,
  failed: {
    title: 'Fehler',
    description: 'Der Entwurf wurde nicht verworfen. Bitte versuch es noch einmal.',
  },
}

export const deletedTexts: Translation<typeof english.deletedTexts> = {
  title: 'Dieser Beitrag wurde anderswo gelöscht',
  text: 'Deine Worte sind noch da. Du kannst sie als neuen Beitrag speichern.',
  saveAsNew: 'Neu speichern',
  goOn: 'Jetzt nicht',
}

export const historyTexts: Translation<typeof english.historyTexts> = {
  title: 'Verlauf',
  text: 'Wir heben auf, was du die letzten 50 Mal gespeichert hast. Holst du eine Fassung zurück, stehen ihre Worte wieder im Editor; geändert ist erst etwas, wenn du speicherst.',
  loading: 'Der Verlauf wird geladen …',
  failed: 'Der Verlauf ließ sich nicht laden. Bitte versuch es noch einmal.',
  retry: 'Noch mal versuchen',
  empty: 'Noch keine früheren Fassungen.',
  choose: 'Wähle eine Fassung, um sie mit dem zu vergleichen, was im Editor steht.',
  compare: (time) => `Was sich mit der Fassung vom ${time} ändern würde`,
  same: 'Genau das steht jetzt im Editor.',
  restore: 'Diese zurückholen',
  words: (count) => (count === 1 ? '1 Wort' : `${count} Wörter`),
  current: 'zuletzt gespeichert',
}

export const differenceTexts: Translation<typeof english.differenceTexts> = {
  removed: 'entfernt',
  added: 'hinzugefügt',
  unchangedParts: '…',
  on: 'An',
  off: 'Aus',
  nothing: '(leer)',
}
