import type { Translated } from '#kit/contract/strings.ts'
import type { ordersWebEn } from './strings.en.ts'

export const ordersWebFr: Translated<typeof ordersWebEn> = {
  actions: {
    add: 'Saisir un ordre',
    edit: 'Modifier',
    save: 'Enregistrer',
    hchYes: 'Mettre HCH à oui',
    hchNo: 'Mettre HCH à non',
  },
  sections: {
    trade: 'Opération',
    people: 'Responsables',
    note: 'Note',
    ledger: 'Au grand livre',
    verification: 'CARE, confirmation, HCH',
    history: 'Historique',
  },
  record: {
    title: '{side} – {name}',
    countsNoMore: 'Un ordre annulé ne compte plus et n’a pas de chiffres cumulés.',
    performanceOf: {
      buy: 'Performance par rapport au cours du jour',
      sell: 'Résultat réalisé en pourcentage de son coût',
    },
  },
  list: {
    empty: 'Il n’y a pas encore d’ordre',
    emptyHint: 'Les ordres que vous pouvez voir figurent ici, avec leurs chiffres cumulés.',
  },
  totals: {
    buys: '{count, plural, one {# achat} other {# achats}}',
    sells: '{count, plural, one {# vente} other {# ventes}}',
    net: 'Net sur {count, plural, one {# ordre actif} other {# ordres actifs}}',
  },
  preview: {
    title: 'Effet sur le grand livre',
    intro: 'Ce que l’enregistrement changera. Rien n’est encore enregistré.',
    waiting: 'Choisissez le client, la date, le volume et le cours pour voir ce qui changera.',
    refused: 'Ceci ne peut être enregistré',
    reopensCare: 'CARE est décidée pour cet ordre; cette modification la remet en attente.',
    affected:
      '{count, plural, one {# ordre reçoit d’autres chiffres} other {# ordres reçoivent d’autres chiffres}}',
    thisOrder: 'Cet ordre',
    numberOfShares: 'Nombre d’actions',
    amountInvested: 'Montant investi',
  },
  transfer: {
    open: 'Transférer',
    title: 'Transférer des actions entre deux actionnaires',
    body: 'La vente de l’un et l’achat de l’autre sont saisis ensemble. Ils sont modifiés, annulés et rétablis ensemble.',
    verb: 'Saisir le transfert',
  },
  confirm: {
    care: {
      title: 'Confirmer CARE de {number}?',
      body: 'Vous attestez, comme deuxième personne, que l’ordre est exact.',
    },
    restore: {
      title: 'Rétablir {number}?',
      body: 'L’ordre compte de nouveau, et les chiffres suivants de l’actionnaire changent.',
    },
  },
  dialogs: {
    void: {
      title: 'Annuler {number}?',
      body: 'L’ordre garde son numéro et ne compte plus; les chiffres suivants de l’actionnaire changent. L’autre ordre d’un transfert est annulé avec lui.',
      reason: 'Motif',
    },
    rejectCare: {
      title: 'Refuser CARE de {number}?',
      body: 'L’ordre reste tel quel et s’affiche comme refusé jusqu’à sa correction.',
      reason: 'Ce qui ne va pas',
    },
  },
  prices: {
    add: 'Ajouter un cours',
    correct: 'Corriger le cours',
    intro:
      'Un cours vaut à partir de son jour jusqu’au suivant. Les valeurs et la performance le suivent aussitôt.',
    empty: 'Il n’y a pas encore de cours',
    emptyHint: 'Sans cours, rien ne peut être évalué.',
  },
  toast: {
    added: 'Saisi sous {number}',
    saved: 'Enregistré',
  },
}
