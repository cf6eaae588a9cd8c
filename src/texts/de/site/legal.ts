import type * as english from '#texts/site/legal.ts'
import type { Translation } from '../../translation.ts'

export const legalTexts: Translation<typeof english.legalTexts> = {
  privacy: {
    title: 'Datenschutz',
    paragraphs: [
      'Wenn du uns schreibst, bewahren wir deinen Namen, deine Adresse und deine Nachricht auf, damit wir antworten können, bis wir sie löschen. Wenn du unsere Briefe abonnierst, bewahren wir Namen und Adresse auf, bis du sie abbestellst. Weitergegeben wird beides nicht.',
      'Um Spam abzuwehren, zählen wir Nachrichten eine Stunde lang anhand einer unkenntlich gemachten Form deiner IP-Adresse.',
      'Willst du sehen, berichtigen oder löschen lassen, was wir über dich haben, schreib uns über die Kontaktseite. Dort antwortet ein Mensch.',
    ],
  },
  terms: {
    title: 'Nutzungsbedingungen',
    paragraphs: [
      'Das hier ist ein Familientagebuch, mit Sorgfalt geschrieben und mit Krümeln auf der Tastatur. Du darfst es lesen, darauf verlinken und ein paar Zeilen daraus zitieren, wenn du zurückverlinkst.',
      'Fotos und Texte gehören denen, die sie gemacht haben. Frag bitte, bevor du ein Foto woanders verwendest; dafür ist die Kontaktseite da.',
      'Was dem einen Hund bekommt, muss deinem nicht guttun. Nichts hier ersetzt deine Tierärztin oder deinen Tierarzt.',
    ],
  },
  cookies: {
    title: 'Cookies',
    paragraphs: [
      'Wer hier liest, bekommt von uns keine Cookies. Deshalb gibt es auch kein Banner zum Wegklicken.',
      'Dein Browser merkt sich von sich aus nur eines: ob du das helle, das dunkle oder das Design deines Geräts gewählt hast. Das verlässt dein Gerät nie und verschwindet, wenn du die Websitedaten in deinem Browser löschst.',
      'Nur wer dieses Tagebuch führt und angemeldet ist, hat ein Cookie: das, mit dem man angemeldet bleibt.',
    ],
  },
}

const ownFiles =
  'Bilder und Schriften kommen von dieser Website selbst, außer wenn ein Beitrag ein Bild von woanders zeigt.'

export const readingTexts: Translation<typeof english.readingTexts> = {
  uncounted: `Beim Lesen hinterlässt du keine Spuren: kein Konto, keine Werbung, kein Tracking, weder durch uns noch durch sonst jemanden. ${ownFiles}`,
  counted: `Du brauchst kein Konto, es gibt keine Werbung, und niemand verfolgt dich von hier auf andere Websites. ${ownFiles}`,
}

export const commentLegalTexts: Translation<typeof english.commentLegalTexts> = {
  privacy: [
    'Wenn du kommentierst, bewahren wir deinen Namen und deine Worte auf und zeigen sie, sobald wir sie gelesen haben. Deine E-Mail-Adresse ist freiwillig und wird nie angezeigt: Sie dient nur für Mails über Antworten, falls du welche möchtest und bestätigst, dass die Adresse dir gehört, und wird gelöscht, wenn niemand sie mehr braucht. Um Spam abzuwehren, trägt ein Kommentar eine unkenntlich gemachte Form deiner IP-Adresse, deren Schlüssel jeden Tag weggeworfen wird. Was nach Spam aussieht und was gelöscht wurde, ist nach 30 Tagen endgültig weg.',
  ],
  cookies: [
    'Wenn du kommentierst, behält dein Browser außerdem deinen eigenen Kommentar, bis er öffentlich ist, damit du ihn sehen kannst, und deinen Namen und deine E-Mail-Adresse, wenn du das Merken ankreuzt. Beides wird dadurch nirgendwo sonst gespeichert.',
  ],
}

export const countingTexts: Translation<typeof english.countingTexts> = {
  visitors: [
    'Wir zählen, wie oft jede Seite gelesen wird, an welchem Tag, auf welcher Website der Link stand (nur deren Name, nie die ganze Adresse), ob es am Handy, am Tablet oder am Computer war, wonach im Tagebuch gesucht wird und welche fehlenden Seiten aufgerufen werden.',
    'Um zehn Besucher von einem zu unterscheiden, der zehnmal kam, machen wir deine IP-Adresse und den Namen deines Browsers mit einem Geheimnis unkenntlich, das jeden Tag wechselt. Was dabei herauskommt und das Geheimnis sind spätestens nach zwei Tagen vergessen; danach kann niemand mehr feststellen, wer hier war, auch wir nicht. Die Adresse selbst wird nie gespeichert.',
    'Dafür gibt es kein Cookie, und in deinem Browser wird nichts abgelegt. Wenn er darum bittet, nicht verfolgt zu werden (Global Privacy Control oder Do Not Track), zählt dein Besuch als gelesene Seite und nicht als Besucher.',
  ],
}
