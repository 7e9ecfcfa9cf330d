import type { Translated } from '#kit/contract/strings.ts'
import type { webhooksScreenEn } from './strings.en.ts'

export const webhooksScreenFr: Translated<typeof webhooksScreenEn> = {
  intro:
    'D’autres systèmes apprennent ce qui s’est passé : l’événement et le numéro du dossier, jamais de renseignements personnels. Ils lisent le reste avec un jeton d’API.',
  empty: 'Aucun point d’ancrage',
  emptyHint: 'Ajoutez l’adresse d’un système qui doit savoir ce qui se passe ici.',
  told: '{events, plural, one {# événement} other {# événements}} · {waiting} en attente · {failed} en échec',
  failingSince: 'Rien n’a été reçu depuis le',
  oldSecretUntil: 'Le secret précédent est valide jusqu’au',
  everyEvent: 'Tous ceux-ci',
  chosen: '{count, plural, =0 {aucun} one {# choisi} other {# choisis}}',
  noDeliveries: 'Aucun envoi',
  noDeliveriesHint: 'Les envois des 30 derniers jours s’affichent ici.',
  tries: '{count, plural, one {# essai} other {# essais}}',
  answered: 'réponse {status}',
  nextTry: 'Prochain essai',
  answer: 'Afficher la réponse',
  states: {
    on: 'Activé',
    off: 'Désactivé',
    failing: 'Non reçu',
    all: 'Tous',
    waiting: 'En attente',
    retrying: 'Nouvel essai prévu',
    delivered: 'Reçu',
    failed: 'Échec',
  },
  failures: {
    timeout: 'pas de réponse à temps',
    unreachable: 'destinataire injoignable',
    notSecure: 'le certificat n’est pas valide',
    privateAddress: 'l’adresse n’est pas sur l’Internet public',
  },
  turnedOffWhy: {
    gone: 'Désactivé : le destinataire ne veut plus rien recevoir (410)',
    failing: 'Désactivé : rien n’a été reçu pendant trois jours',
  },
  actions: {
    add: 'Ajouter un point d’ancrage',
    edit: 'Modifier le point d’ancrage',
    editNamed: 'Modifier le point d’ancrage {name}',
    save: 'Enregistrer le point d’ancrage',
    test: 'Envoyer un essai',
    testNamed: 'Envoyer un essai à {name}',
    rotate: 'Remplacer le secret',
    rotateNamed: 'Remplacer le secret : {name}',
    delete: 'Supprimer le point d’ancrage',
    deleteNamed: 'Supprimer le point d’ancrage {name}',
    replay: 'Renvoyer le message',
    replayNamed: 'Renvoyer : {event}',
    replayAll: 'Renvoyer les échecs',
  },
  rotate: {
    title: 'Remplacer le secret?',
    body: 'Vous en recevez un nouveau. Les deux sont valides pendant 24 heures, le temps de changer celui du destinataire.',
  },
  remove: {
    title: 'Supprimer {name}?',
    body: 'Ses envois sont aussi supprimés. C’est irréversible.',
  },
  secret: {
    title: 'Secret du point d’ancrage',
    body: 'Le destinataire s’en sert pour vérifier qu’un message vient d’ici. Copiez-le maintenant : il ne sera plus affiché.',
    what: 'le secret',
    done: 'Je l’ai copié',
  },
  toast: {
    tested: 'Essai envoyé : il figure parmi les envois',
    replayed: 'Renvoyé',
    deleted: 'Point d’ancrage supprimé : {name}',
  },
}
