import type { Translated } from '#kit/contract/strings.ts'
import type { outboxEn } from './strings.en.ts'

export const outboxFr: Translated<typeof outboxEn> = {
  screens: { outbox: 'Messages envoyés', message: 'Message envoyé' },
  subjects: { Outbox: 'Messages envoyés' },
  sections: { message: 'Contenu' },
  textTo: 'Message texte à {recipient}',
  fields: {
    recipient: 'À',
    subject: 'Objet',
    channel: 'Par',
    language: 'Langue',
    writtenAt: 'Écrit',
    sentAt: 'Envoyé',
    failure: 'Dernier échec',
    body: 'Texte',
    state: 'État',
    link: 'Lien',
  },
  choices: {
    channel: { mail: 'Courriel', sms: 'Message texte' },
    state: { sent: 'Envoyé', waiting: 'En attente', failed: 'Échec, nouvel essai prévu' },
    language: { en: 'Anglais', fr: 'Français' },
  },
}
