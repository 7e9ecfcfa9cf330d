import type { Translated } from '#kit/contract/strings.ts'
import type { tokensScreenEn } from './strings.en.ts'

export const tokensScreenFr: Translated<typeof tokensScreenEn> = {
  intro:
    'Un logiciel se sert d’un jeton pour agir en votre nom, dans la limite de ce que vous pouvez faire. Le jeton prend fin à son dernier jour, quand vous le révoquez et quand vous changez votre mot de passe.',
  empty: 'Aucun jeton d’API',
  emptyHint:
    'Créez-en un pour chaque logiciel qui travaille pour vous, avec aussi peu d’accès que possible.',
  labelled: '{label} :',
  neverUsed: 'Jamais utilisé',
  makeIntro: 'Le jeton s’affiche une seule fois, tout de suite après sa création.',
  lives: '{days, plural, =365 {1 an} other {# jours}}',
  scopeSaid: { read: '{area} (lire)', write: '{area} (lire et modifier)' },
  actions: {
    make: 'Créer un jeton d’API',
    revoke: 'Révoquer le jeton',
    revokeNamed: 'Révoquer le jeton {name}',
  },
  confirm: {
    title: 'Révoquer {name}?',
    body: 'Les logiciels qui l’utilisent seront refusés dès maintenant. C’est irréversible.',
  },
  made: {
    title: 'Jeton d’API « {name} » créé',
    body: 'Copiez-le maintenant et gardez-le en lieu sûr. Il ne sera plus affiché.',
    what: 'le jeton d’API',
    done: 'Je l’ai copié',
  },
  ofUser: {
    count: '{count, plural, =0 {Aucun} one {# qui fonctionne} other {# qui fonctionnent}}',
    revoke: 'Révoquer les jetons d’API',
    title: 'Révoquer les jetons d’API? {name}',
    revoked: 'Jetons d’API révoqués : {name}',
  },
  toast: { revoked: 'Jeton révoqué : {name}' },
}
