import type * as english from '#texts/site/legal.ts'
import type { Translation } from '../../translation.ts'

/** Keep these short and honest: what is stored, why, how long, and how to have it removed. */
export const legalTexts: Translation<typeof english.legalTexts> = {
  privacy: {
    title: 'Vie privée',
    paragraphs: [
      'Si tu nous écris, nous gardons ton nom, ton adresse et ton message pour pouvoir te répondre, jusqu’à ce que nous les supprimions. Si tu t’abonnes à la lettre, nous gardons ton nom et ton adresse jusqu’à ce que tu nous demandes d’arrêter. Rien de tout cela n’est transmis à qui que ce soit.',
      'Pour tenir le spam à distance, nous comptons les messages pendant une heure à l’aide d’une forme brouillée de ton adresse réseau.',
      'Pour consulter, corriger ou faire supprimer ce que nous avons sur toi, envoie-nous un message depuis la page de contact. C’est une vraie personne qui répond.',
    ],
  },
  terms: {
    title: 'Conditions',
    paragraphs: [
      'Ceci est un journal de famille, écrit avec soin et avec des miettes sur le clavier. Tu peux le lire, y faire un lien et en citer quelques lignes en indiquant la source par un lien.',
      'Les photos et les textes appartiennent aux personnes qui les ont faits. Demande-nous avant de reprendre une photo ailleurs : la page de contact est là pour ça.',
      'Ce qui convient à un chien ne convient pas forcément au tien. Rien de ce qui est écrit ici ne remplace l’avis de ton vétérinaire.',
    ],
  },
  cookies: {
    title: 'Cookies',
    paragraphs: [
      'Nous ne déposons aucun cookie chez nos visiteurs ; il n’y a donc pas de bandeau à fermer.',
      'Ton navigateur retient une seule chose de lui-même : le thème que tu as choisi, clair, sombre ou celui du système. Cette information ne quitte jamais ton appareil, et effacer les données du site dans ton navigateur la supprime.',
      'Seule la personne qui tient ce journal, une fois connectée, reçoit un cookie : celui qui la garde connectée.',
    ],
  },
}

const ownFiles =
  'Les images et les polices viennent de ce site, sauf quand un article montre une image d’ailleurs.'

export const readingTexts: Translation<typeof english.readingTexts> = {
  uncounted: `Lire ce journal ne laisse aucune trace : pas de compte, pas de publicité, pas de pistage, ni par nous ni par personne d’autre. ${ownFiles}`,
  counted: `Pas besoin de compte, pas de publicité, et personne ne te suit d’ici vers d’autres sites. ${ownFiles}`,
}

/** Inserted before the last paragraph. */
export const commentLegalTexts: Translation<typeof english.commentLegalTexts> = {
  privacy: [
    'Si tu commentes, nous gardons ton nom et tes mots, et nous les publions une fois que nous les avons lus. Ton adresse e-mail est facultative et n’est jamais affichée : elle sert à t’annoncer les réponses, si tu le demandes et que tu confirmes que cette adresse est la tienne, et elle est supprimée dès que plus personne n’en a besoin. Pour tenir le spam à distance, un commentaire porte ton adresse réseau sous une forme brouillée, avec une clé qui est jetée chaque jour. Ce qui ressemble à du spam et ce qui a été supprimé disparaît au bout de 30 jours.',
  ],
  cookies: [
    'Si tu commentes, ton navigateur garde aussi ton propre commentaire jusqu’à sa publication, pour que tu puisses le voir, ainsi que ton nom et ton adresse e-mail si tu coches « Retenir ». Rien de tout cela n’est gardé ailleurs pour autant.',
  ],
}

/**
 * States exactly what is counted; the owner reads the same beside the figures. A change of the counting
 * must change this text.
 */
export const countingTexts: Translation<typeof english.countingTexts> = {
  /** Replaces the promise that reading leaves no traces. */
  visitors: [
    'Nous comptons combien de fois chaque page est lue, quel jour, sur quel site se trouvait le lien (son nom seulement, jamais l’adresse complète), si c’était sur un téléphone, une tablette ou un ordinateur, ce que les gens cherchent dans le journal et quelles pages introuvables ils demandent.',
    'Pour distinguer dix visiteurs d’un seul qui serait venu dix fois, nous brouillons ton adresse réseau et le nom de ton navigateur avec un secret qui change chaque jour. La forme brouillée et le secret sont oubliés sous deux jours ; après cela, personne, pas même nous, ne peut savoir qui est passé. L’adresse elle-même n’est jamais enregistrée.',
    'Il n’y a pas de cookie pour cela, et rien n’est gardé dans ton navigateur. S’il demande à ne pas être pisté (Global Privacy Control ou Do Not Track), ta visite compte comme une page lue, mais pas comme un visiteur.',
  ],
}
