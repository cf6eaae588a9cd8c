import type * as english from '#texts/admin/drafts.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

export const autosaveTexts: Translation<typeof english.autosaveTexts> = {
  unchanged: 'Tout est enregistré',
  saving: 'Enregistrement…',
  draftSaved: (time) => `Brouillon inachevé enregistré (${time})`,
  offline: 'Hors ligne. Gardé dans ce navigateur.',
  signedOut: 'Session fermée. Gardé dans ce navigateur.',
  failed: 'Enregistré nulle part. Enregistre vite l’article.',
  conflict: 'Modifié aussi dans une autre fenêtre.',
  compare: 'Comparer',
  saved: (time) => `Enregistré (${time})`,
}

export const restoreTexts: Translation<typeof english.restoreTexts> = {
  title: 'Il y a des changements non enregistrés',
  text: (title, time) =>
    `« ${title} » : gardé dans ce navigateur le ${time}, mais jamais enregistré.`,
  onServer: (title, time) =>
    `« ${title} » : gardé comme brouillon inachevé le ${time}, mais jamais enregistré.`,
  /** `end` is the end of the text, which tells two restorable copies of a post apart. */
  ends: (words, end) => `${words}, qui finit par « ${end} »`,
  savedSince:
    'L’article a été enregistré ailleurs entre-temps ; tu pourras comparer les deux en enregistrant.',
  show: 'Voir la différence',
  hide: 'Masquer la différence',
  restore: 'Restaurer',
  discard: 'Jeter',
  discardTitle: 'Jeter ces mots ?',
  discardText: 'Ils ne sont que dans ce navigateur et seront perdus pour de bon.',
  discardOnServer: 'Ils ne sont nulle part ailleurs et seront perdus pour de bon.',
  keep: 'Les garder',
}

export const leaveTexts: Translation<typeof english.leaveTexts> = {
  title: 'Partir sans enregistrer ?',
  text: 'Tes changements ne sont pas encore dans l’article. Nous les gardons comme brouillon inachevé et te les proposerons à ton retour.',
  stay: 'Continuer à écrire',
  leave: 'Partir',
}

export const conflictTexts: Translation<typeof english.conflictTexts> = {
  title: 'Cet article a été enregistré ailleurs',
  text: 'Un autre onglet ou une autre personne l’a enregistré après que tu l’as ouvert. Rien n’a été écrasé. Compare les deux et choisis.',
  theirs: 'Version enregistrée',
  mine: 'Ta version',
  keepMine: 'Garder la mienne',
  takeTheirs: 'Prendre l’autre',
  keepBoth: 'Garder les deux',
  goOn: 'Continuer à écrire',
  same: 'Aucune différence ici.',
}

export const draftConflictTexts: Translation<typeof english.draftConflictTexts> = {
  title: 'Ce brouillon a été modifié dans une autre fenêtre',
  text: 'Un autre onglet ou appareil l’a modifié aussi. Rien n’a été écrasé. Compare les deux et choisis.',
  theirs: 'Autre version',
  mine: 'Ta version',
  keepMine: 'Garder la mienne',
  takeTheirs: 'Prendre l’autre',
  keepBoth: 'Garder les deux',
  goOn: 'Continuer à écrire',
  same: 'Aucune différence ici.',
}

export const mergeTexts: Translation<typeof english.mergeTexts> = {
  mark: '**L’autre version :**',
  toast: {
    title: 'Les deux sont dans l’éditeur',
    description: 'L’autre version est sous la tienne. Rien n’est encore enregistré.',
  },
}

export const unfinishedTexts: Translation<typeof english.unfinishedTexts> = {
  title: 'Inachevé',
  untitled: 'Sans titre',
  changes: 'Changements non enregistrés',
  gone: 'Ce brouillon n’est plus là. Il est devenu un article, ou il a été jeté.',
  discard: (title) => `Jeter « ${title} »`,
  more: (count) => plurals.counted(count, 'autre inachevé', 'autres inachevés'),
  failed: { title: 'Erreur', description: 'Le brouillon n’a pas pu être jeté. Réessaie.' },
}

export const deletedTexts: Translation<typeof english.deletedTexts> = {
  title: 'Cet article a été supprimé ailleurs',
  text: 'Tes mots sont toujours là. Tu peux les enregistrer comme nouvel article.',
  saveAsNew: 'Recréer l’article',
  goOn: 'Pas maintenant',
}

export const historyTexts: Translation<typeof english.historyTexts> = {
  title: 'Historique',
  text: 'Nous gardons tes 50 derniers enregistrements. En restaurer un remet ses mots dans l’éditeur ; rien ne change tant que tu n’enregistres pas.',
  loading: 'L’historique arrive…',
  failed: 'Impossible de charger l’historique. Réessaie.',
  retry: 'Réessayer',
  empty: 'Pas encore de version précédente.',
  choose: 'Choisis une version pour la comparer à ce qui est dans l’éditeur.',
  compare: (time) => `Ce qui changerait si tu restaurais la version du ${time}`,
  same: 'C’est ce qui est dans l’éditeur en ce moment.',
  restore: 'Restaurer cette version',
  words: (count) => plurals.counted(count, 'mot', 'mots'),
  current: 'dernier enregistrement',
}

export const differenceTexts: Translation<typeof english.differenceTexts> = {
  removed: 'retiré',
  added: 'ajouté',
  unchangedParts: '…',
  on: 'Oui',
  off: 'Non',
  nothing: '(vide)',
}
