import type { Translated } from '#kit/contract/strings.ts'
import type { outboxWebEn } from './strings.en.ts'

export const outboxWebFr: Translated<typeof outboxWebEn> = {
  sections: { message: 'Contenu', delivery: 'Envoi' },
  failed: {
    address: 'Adresse refusée',
    message: 'Texte refusé',
    denied: 'Envoi non autorisé',
    busy: 'Serveur occupé',
    unreachable: 'Serveur injoignable',
    signIn: 'Mot de passe refusé',
    provider: 'Fournisseur en refus',
    other: 'Autre',
  },
  textTo: 'Message texte à {recipient}',
  tabs: {
    label: 'Messages par état',
    all: 'Tous',
    waiting: 'En attente',
    failed: 'Échoués',
    stopped: 'Arrêtés',
    sent: 'Envoyés',
  },
  list: {
    empty: 'Aucun message',
    emptyHint: 'Ce que le portail écrit aux gens s’affiche ici.',
  },
  actions: {
    tryAgain: 'Réessayer maintenant',
    stop: 'Arrêter le message',
    sendAgain: 'Renvoyer',
  },
  toast: {
    tryAgain: 'Nouvel essai en cours',
    stop: 'Le message a été arrêté',
    sendAgain: 'Le message attend d’être renvoyé',
  },
  stop: {
    title: 'Arrêter ce message?',
    body: 'Il ne parviendra jamais à {recipient}. Cette action est irréversible.',
    verb: 'Arrêter le message',
  },
  sendAgain: {
    title: 'Renvoyer ce message?',
    body: '{recipient} reçoit le même texte une nouvelle fois.',
    verb: 'Renvoyer',
  },
  bulk: {
    result: '{done, number} sur {total, plural, one {# message traité} other {# messages traités}}',
    tryAgain: {
      title: 'Réessayer {count, plural, one {# message} other {# messages}} maintenant?',
      body: 'Les messages déjà envoyés ou arrêtés ne changent pas.',
      verb: 'Réessayer maintenant',
    },
    stop: {
      title: 'Arrêter {count, plural, one {# message} other {# messages}}?',
      body: 'Ils ne parviendront jamais à leurs destinataires. Les messages déjà envoyés ne changent pas. Cette action est irréversible.',
      verb: 'Arrêter les messages',
    },
  },
}
