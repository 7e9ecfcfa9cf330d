import type { Translated } from '#kit/contract/strings.ts'
import type { participantSheetLettersEn } from './letter-strings.en.ts'

export const participantSheetLettersFr: Translated<typeof participantSheetLettersEn> = {
  mail: {
    received: {
      subject: '{count, plural, one {# demande reçue} other {# demandes reçues}}',
      body: 'Bonjour {name},\n\nNous avons reçu {count, plural, one {cette demande} other {ces # demandes}} de votre feuille.\n\n{lines}\n\nProgramme : {program}\n\n{refused, plural, =0 {} one {# ligne n’a pas été présentée : la feuille dit pourquoi.\n\n} other {# lignes n’ont pas été présentées : la feuille dit pourquoi.\n\n}}Chaque participant a reçu un lien vers sa partie. Nous rendons notre décision dans les {days} jours ouvrables suivant la réception des deux parties, et nous vous écrivons s’il manque quelque chose.',
      button: 'Consulter les demandes',
      receivedOne: 'Demande {reference}',
    },
  },
}
