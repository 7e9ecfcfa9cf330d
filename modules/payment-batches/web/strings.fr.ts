import type { Translated } from '#kit/contract/strings.ts'
import type { paymentBatchesWebEn } from './strings.en.ts'

export const paymentBatchesWebFr: Translated<typeof paymentBatchesWebEn> = {
  actions: { choose: 'Choisir des paiements', download: 'Télécharger le fichier bancaire' },
  list: {
    empty: 'Aucun lot',
    emptyHint:
      'Choisissez des paiements approuvés et ajoutez-les à un lot : le lot donne le fichier pour la banque.',
  },
  sections: { batch: 'Lot' },
  entries: {
    period: 'du {from} au {to}',
    kept: 'Déduit :',
    none: 'Choisissez des paiements approuvés pour les ajouter ici.',
    gone: 'Ce lot a été annulé; un autre peut payer ses paiements.',
    stopped:
      '{count, plural, one {# paiement ne peut pas encore être versé. Retirez-le ou réglez le problème.} other {# paiements ne peuvent pas encore être versés. Retirez-les ou réglez les problèmes.}}',
    judged:
      '{count, plural, one {Vous avez évalué ou approuvé # de ces paiements. Retirez-le ou laissez l’émission à une autre personne.} other {Vous avez évalué ou approuvé # de ces paiements. Retirez-les ou laissez l’émission à une autre personne.}}',
    more: '{count, plural, one {et # autre, ci-dessous} other {et # autres, ci-dessous}}',
    judgedByYou: 'Évalué ou approuvé par vous',
    returned: '{date} : {reason}',
  },
  strip: { returned: 'renvoyés par la banque : {count, number}' },
  facts: {
    file: 'Fichier bancaire',
    csv: 'Tableau (CSV)',
    cpa005: 'Norme 005 de l’ACP, fichier {number, number}',
    settledBy: 'Réglé par',
    cancelledOn: 'Annulé le',
  },
  transitions: {
    release: 'Émettre le lot',
    settle: 'Signaler l’arrivée',
    cancel: 'Annuler le lot',
  },
  steps: {
    stale: '{who} a modifié ce lot {when}.',
    release: {
      title: 'Émettre le lot {reference}',
      body: '{count, plural, one {# paiement, {amount} en tout.} other {# paiements, {amount} en tout.}} Le fichier pour la banque est créé, et chaque employeur apprend combien il reçoit et quand. Un lot émis ne peut plus changer.',
      verb: 'Émettre le lot',
      fields: { payOn: 'Jour où la banque paie' },
    },
    settle: {
      title: 'Signaler l’arrivée du lot {reference}',
      body: 'Tout paiement que la banque n’a pas renvoyé est payé. Ce qu’elle renvoie plus tard peut encore être signalé.',
      verb: 'Signaler l’arrivée',
      fields: { paidOn: 'Jour de l’arrivée' },
    },
    cancel: {
      title: 'Annuler le lot {reference}',
      body: 'Ses paiements restent approuvés : un autre lot peut les payer.',
      cancel: 'Conserver le lot',
    },
  },
  toast: {
    release: 'Lot émis',
    settle: 'Arrivée du lot signalée',
    cancel: 'Lot annulé',
  },
  missing: {
    payOn: 'Indiquez le jour où la banque paie',
    paidOn: 'Indiquez le jour de l’arrivée',
  },
}
