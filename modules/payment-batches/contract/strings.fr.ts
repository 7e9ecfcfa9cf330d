import type { Translated } from '#kit/contract/strings.ts'
import type { paymentBatchesEn } from './strings.en.ts'

export const paymentBatchesFr: Translated<typeof paymentBatchesEn> = {
  screens: { paymentBatches: 'Lots de paiements', paymentBatch: 'Lot de paiements' },
  subjects: { 'Payment Batches': 'Lots de paiements' },
  fields: {
    reference: 'Référence',
    status: 'État',
    payments: 'Paiements',
    total: 'Total',
    createdOn: 'Commencé le',
    createdBy: 'Commencé par',
    payOn: 'Versé le',
    releasedOn: 'Émis le',
    paidOn: 'Arrivé le',
    batchId: 'Lot',
    name: 'Participant(e)',
    employer: 'Employeur',
    amount: 'Montant',
    accountEnd: 'Compte',
    failureReason: 'Motif',
    failureNote: 'Note à l’employeur',
  },
  status: {
    open: 'Ouvert',
    released: 'À la banque',
    settled: 'Réglé',
    cancelled: 'Annulé',
  },
  choices: {
    failureReason: {
      accountClosed: 'Le compte est fermé',
      accountWrong: 'Aucun compte ne porte ce numéro',
      nameDiffers: 'Le compte est à un autre nom',
      notAccepted: 'L’autre banque n’accepte pas le paiement',
      other: 'Autre motif',
    },
  },
  choice: {
    new: 'Nouveau lot',
    open: '{count, plural, one {{reference} : # paiement, {total}} other {{reference} : # paiements, {total}}}',
  },
  file: {
    reference: 'Paiement',
    payee: 'Bénéficiaire',
    institution: 'Numéro d’institution',
    transit: 'Numéro de transit',
    account: 'Compte',
    amount: 'Montant',
    payOn: 'À verser le',
  },
  reasons: {
    fourEyes: 'Une autre personne émet ce lot : vous avez évalué ou approuvé l’un de ses paiements',
    batchEmpty: 'Ajoutez d’abord des paiements',
    overpaymentRecorded: 'Ce paiement est en partie à rembourser : annulez d’abord le trop-payé',
    notReady: 'Retirez les paiements qui ne peuvent pas encore être versés',
    nothingToPay: 'Tout ce lot est déduit : ajoutez un paiement que la banque verse',
    batchChanged: 'Le lot a changé; vérifiez-le de nouveau',
    batchNotOpen: 'Ce lot ne prend plus rien; choisissez-en un qui est ouvert',
    batchFull: 'Ce lot est plein; commencez-en un autre',
    notByBatch: 'Ceci est payé à une personne participante : notez le paiement dans son dossier',
    noAccount: 'L’employeur n’a pas de compte bancaire vérifié',
    paymentHeld: 'Une suspension bloque les paiements',
    pastLastDay: 'La réclamation va au-delà du dernier jour du placement',
  },
  validation: {
    payDay: 'Indiquez un jour d’aujourd’hui au {last}',
    arrivalDay: 'Indiquez un jour entre le {first} et aujourd’hui',
    arrivalTooSoon: 'La banque paie le {first} : déclarez l’arrivée à partir de ce jour',
    reasonNeeded: 'Indiquez le motif, puisque vous avez choisi un autre motif',
  },
  bulk: {
    addToBatch: {
      title:
        '{count, plural, one {Ajouter # paiement à un lot} other {Ajouter # paiements à un lot}}',
      body: 'Seuls sont ajoutés les paiements approuvés, à un employeur dont le compte bancaire est vérifié et sans suspension.',
      verb: 'Ajouter au lot',
      judged:
        '{count, plural, one {Vous avez évalué ou approuvé # de ces paiements. Une autre personne doit émettre le lot qui le contient.} other {Vous avez évalué ou approuvé # de ces paiements. Une autre personne doit émettre le lot qui les contient.}}',
      first: 'Seuls les {most, number} premiers paiements ont été examinés.',
      more: 'et {count, number} de plus',
    },
    result:
      '{total, plural, one {{done, number} paiement ajouté sur #} other {{done, number} paiements ajoutés sur #}}',
  },
}
