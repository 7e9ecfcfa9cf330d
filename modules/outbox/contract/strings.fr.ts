import type { Translated } from '#kit/contract/strings.ts'
import type { outboxEn } from './strings.en.ts'

export const outboxFr: Translated<typeof outboxEn> = {
  screens: { outbox: 'Messages envoyés', message: 'Message envoyé' },
  subjects: { Outbox: 'Messages envoyés' },
  fields: {
    recipient: 'À',
    subject: 'Objet',
    state: 'État',
    failureKind: 'Dernier échec',
    attempts: 'Essais',
    nextAttemptAt: 'Prochain essai',
    channel: 'Par',
    language: 'Langue',
    templateId: 'Lettre',
    writtenAt: 'Écrit',
    sentAt: 'Envoyé',
    failure: 'Réponse du serveur',
    stoppedAt: 'Arrêté',
    stoppedBy: 'Arrêté par',
    stopReason: 'Motif',
    reason: 'Motif',
    body: 'Texte',
    link: 'Lien',
    againOf: 'Renvoi de',
  },
  choices: {
    channel: { mail: 'Courriel', sms: 'Message texte' },
    state: {
      waiting: 'En attente',
      retrying: 'Nouvel essai',
      failed: 'Non remis',
      stopped: 'Arrêté',
      sent: 'Envoyé',
    },
    failureKind: {
      address: 'Le serveur de courriel refuse cette adresse',
      message: 'Le serveur de courriel refuse ce texte',
      denied: 'Le serveur de courriel n’autorise pas cet envoi du portail',
      busy: 'Le serveur de courriel demande de réessayer plus tard',
      unreachable: 'Le serveur est injoignable',
      signIn: 'Le serveur de courriel n’accepte pas le mot de passe du portail',
      provider: 'Le fournisseur de messages texte ne l’a pas accepté',
      other: 'Le message n’a pas pu être envoyé',
    },
    language: { en: 'Anglais', fr: 'Français' },
  },
  reasons: {
    alreadySent: 'Ce message a déjà été envoyé.',
    alreadyStopped: 'Ce message a été arrêté. Il ne sera plus envoyé.',
    notSent: 'Ce message n’a pas encore été envoyé.',
    bearsSecret:
      'Ce message contenait un lien personnel ou un code : il n’est pas renvoyé. Lancez l’étape qui en envoie un nouveau.',
  },
}
