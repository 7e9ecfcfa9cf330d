import type { Translated } from '#kit/contract/strings.ts'
import type { supplementsWebEn } from './strings.en.ts'

export const supplementsWebFr: Translated<typeof supplementsWebEn> = {
  heads: {
    programCode: 'Programme',
    requestedAmount: 'Demandé',
    approvedAmount: 'Approuvé',
  },
  actions: {
    request: 'Demander un supplément',
    save: 'Enregistrer le supplément',
    editOf: 'Modifier le supplément {reference}',
  },
  tabs: {
    label: 'Vues des suppléments',
    toDecide: 'En attente d’approbation',
    approved: 'Approuvés',
    declined: 'Refusés',
    all: 'Tous',
  },
  list: {
    empty: 'Aucun supplément',
    emptyHint:
      'Un supplément est une somme versée en plus du salaire, par exemple pour le transport ou des outils. Il doit être approuvé avant la dépense.',
    unassigned: 'Sans responsable',
  },
  section: { empty: 'Aucun supplément', requested: 'Demandé :' },
  sum: { times: '{times, number} ×' },
  form: {
    day: 'Jour',
    left: 'Reste pour ce type :',
    overLeft: 'C’est plus que ce qui reste. Le montant approuvé ne pourra pas le dépasser.',
    total: 'En tout :',
    noPlacement: 'Cette personne n’a aucun placement accepté ou en cours.',
    nothingOffered: 'Le programme de ce placement n’offre aucun supplément.',
    notNow: 'Ce supplément ne peut plus être modifié.',
    back: 'Retour à la liste',
  },
  help: {
    description: 'Ce qui est acheté ou payé, et pourquoi le poste l’exige',
    internalNote: 'Visible pour le personnel du programme seulement',
    lateReason: 'Visible pour le personnel du programme seulement',
  },
  approve: {
    title: 'Approuver le supplément {reference}',
    intro:
      'Le total est réservé dans le budget du programme. L’employeur et la personne participante sont informés du montant.',
    requested: 'Demandé :',
    total: 'Total approuvé :',
    most: 'Peut être approuvé :',
    limits: {
      overTypeCap: '(reste pour ce type et ce placement)',
      overCombinedCap: '(reste pour le salaire, les suppléments et la formation de cette personne)',
      overBudget: '(reste dans le budget du programme)',
    },
  },
  sections: { request: 'Demande', decision: 'Décision' },
  facts: {
    positionTitle: 'Poste',
    decidedOn: 'Décision prise le',
    withdrawnOn: 'Retiré le',
    cancelledOn: 'Annulé le',
  },
  strip: {
    left: 'Reste à réclamer',
    claimed: 'réclamé',
    paid: 'payé',
    until: 'jusqu’au',
    awaited: 'En attente de',
    since: 'depuis le',
    approver: 'Une personne qui approuve',
  },
  rail: { links: 'Liens', application: 'Consulter la demande' },
  transitions: {
    claim: 'Réclamer un supplément',
    approve: 'Approuver le supplément',
    decline: 'Refuser le supplément',
    edit: 'Modifier le supplément',
    withdraw: 'Retirer le supplément',
    cancel: 'Annuler le supplément',
  },
  steps: {
    stale: '{who} a modifié ce supplément {when}.',
    decline: {
      title: 'Refuser le supplément {reference}',
      body: 'L’employeur et la personne participante sont informés du motif et de votre note.',
      verb: 'Refuser le supplément',
    },
    withdraw: {
      title: 'Retirer le supplément {reference}',
      body: 'Aucune décision ne sera prise. Vous pourrez présenter la même demande de nouveau.',
      verb: 'Retirer le supplément',
    },
    cancel: {
      title: 'Annuler le supplément {reference}',
      body: 'L’argent réservé est libéré. L’employeur et la personne participante sont informés du motif.',
      verb: 'Annuler le supplément',
      cancel: 'Garder le supplément',
    },
  },
  toast: {
    requested: 'Supplément demandé',
    changed: 'Supplément enregistré',
    approve: 'Supplément approuvé',
    decline: 'Supplément refusé',
    withdraw: 'Supplément retiré',
    cancel: 'Supplément annulé',
  },
  missing: {
    participantId: 'Choisissez la personne participante',
    placementId: 'Choisissez le placement',
    cancelReason: 'Indiquez le motif',
    declineReason: 'Choisissez le motif',
  },
  history: {
    created: 'a demandé le supplément',
    change: 'a modifié la demande',
    approve: 'a approuvé le supplément',
    decline: 'a refusé le supplément',
    withdraw: 'a retiré le supplément',
    cancel: 'a annulé le supplément',
  },
}
