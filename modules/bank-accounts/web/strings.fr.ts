import type { Translated } from '#kit/contract/strings.ts'
import type { bankAccountsWebEn } from './strings.en.ts'

export const bankAccountsWebFr: Translated<typeof bankAccountsWebEn> = {
  section: 'Compte bancaire pour les paiements',
  none: 'Aucun compte bancaire. Les paiements partent une fois qu’un compte est saisi et vérifié.',
  facts: { addedAt: 'Saisi le', decidedAt: 'Décidé le' },
  actions: {
    add: 'Ajouter le compte bancaire',
    change: 'Modifier le compte bancaire',
    show: 'Afficher le numéro',
  },
  add: {
    title: 'Compte bancaire pour les paiements',
    intro:
      'Comme l’indique un chèque ou la banque. Les paiements y sont versés une fois qu’une autre personne l’a vérifié.',
    verb: 'Enregistrer le compte bancaire',
  },
  transitions: { verify: 'Vérifier le compte bancaire', refuse: 'Refuser le compte bancaire' },
  steps: {
    stale: '{who} a modifié ce compte bancaire {when}.',
    verify: {
      title: 'Vérifier le compte dont le numéro se termine par {end}',
      body: 'Les paiements sont versés à ce compte à partir de maintenant. L’employeur en est informé.',
    },
    refuse: {
      title: 'Refuser le compte dont le numéro se termine par {end}',
      body: 'L’employeur est informé du motif. Les paiements continuent vers le compte vérifié, s’il y en a un.',
      verb: 'Refuser le compte bancaire',
    },
  },
  toast: {
    added: 'Compte bancaire enregistré',
    verify: 'Compte bancaire vérifié',
    refuse: 'Compte bancaire refusé',
  },
}
