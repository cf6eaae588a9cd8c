import type * as english from '#texts/errors/micropub.ts'
import type { Translation } from '../../translation.ts'

export const micropubErrors: Translation<typeof english.micropubErrors> = {
  noToken: 'Envoie le jeton de cette application : « Authorization: Bearer … ».',
  unknownToken:
    'Ce jeton ne fonctionne pas. Crées-en un nouveau dans Réglages, Compte et sécurité.',
  twoTokens: 'Envoie le jeton une seule fois, dans l’en-tête ou dans le formulaire.',
  mayNot: {
    publish:
      'Cette application ne peut écrire que des brouillons. La personne qui tient le journal peut créer un jeton qui permet de publier.',
    upload:
      'Cette application ne peut pas envoyer de fichiers. La personne qui tient le journal peut créer un jeton qui le permet.',
  },
  notUnderstood: 'Cette requête n’est pas de celles que Micropub connaît.',
  entriesOnly: 'On ne peut créer ici que des articles (h-entry).',
  unknownAction: (action) => `« ${action} » ne peut pas s’appliquer à un article.`,
  unknownQuery: (query) => `Il n’y a pas de réponse à « ${query} ».`,
  noUrl: 'Indique l’article par son adresse, dans « url ».',
  noPost: 'Aucun article de ce journal n’a cette adresse.',
  notAList: (name) => `Les valeurs de « ${name} » doivent être des listes.`,
  badMultipart: 'Les parties de la requête n’ont pas pu être lues.',
  tooManyParts: 'C’est trop pour une seule requête. Envoie moins de fichiers.',
  fieldTooLong: 'L’un des champs est trop long.',
  noFile: 'Envoie un seul fichier, dans une partie nommée « file ».',
  photosOnly: 'On ne peut envoyer ici que des photos et des clips.',
  badPhoto: 'Une photo a besoin d’une adresse qui commence par https://.',
  badDate: 'Cette date est illisible.',
  types: { story: 'Histoire', photo: 'Photo', video: 'Clip' },
  badStatus: 'Un article est « published » ou « draft ».',
}
