import type { Translated } from '#kit/contract/strings.ts'
import type { paymentsWebEn } from './strings.en.ts'

export const paymentsWebFr: Translated<typeof paymentsWebEn> = {
  heads: { programCode: 'Programme', claimedAmount: 'Réclamé', approvedAmount: 'Approuvé' },
  actions: { claim: 'Réclamer un salaire' },
  list: {
    empty: 'Aucun paiement',
    emptyHint: 'Un paiement figure ici dès que le salaire d’un placement est réclamé.',
    unassigned: 'Sans responsable',
  },
  help: { files: 'Nécessaires pour envoyer la réclamation : PDF, image, Word ou Excel.' },
  claim: {
    intro: 'Indiquez les jours travaillés et le salaire tel qu’il figure sur les talons de paie.',
    keep: 'Enregistrer le brouillon',
    line: 'Ligne {number, number}',
    addLine: 'Ajouter une ligne',
    removeLine: 'Retirer la ligne {number, number}',
    addFile: 'Ajouter un talon de paie',
    removeFile: 'Retirer {name}',
    sending: 'Envoi du fichier',
    noPlacement: 'Cette personne n’a pas encore commencé de placement.',
  },
  line: {
    from: 'Premier jour',
    to: 'Dernier jour',
    hours: 'Heures',
    hourlyWage: 'Salaire horaire',
    gross: 'Salaire brut',
  },
  preview: {
    title: 'Subvention de ce salaire',
    waiting: 'Indiquez les jours et le salaire pour voir la subvention.',
    refused: 'Cette réclamation ne peut pas encore être enregistrée',
    left: 'Reste pour ce placement :',
    rate: '{days, plural, one {# jour} other {# jours}} à {percent} %',
    capped:
      '{days, plural, one {# jour} other {# jours}} à {percent} %, au plus {most} ({cap} par semaine)',
  },
  sections: {
    placement: 'Placement',
    wages: 'Jours et salaires',
    checks: 'Vérifications',
    claim: 'Réclamation',
  },
  lines: {
    days: 'Jours',
    wage: 'Salaire horaire',
    worked: '{hours} heures à {wage}, salaire brut : {gross}',
    claimed: 'Réclamé',
    assessed: 'Évalué',
    counted: 'Heures × salaire : {counted}. Seul ce salaire compte',
    reduced: 'Réduit :',
  },
  checks: {
    nothing: 'La réclamation concorde avec l’entente et les formulaires de suivi.',
    noForms:
      'La réclamation concorde avec l’entente. Aucun formulaire de suivi n’est encore accepté.',
    source: 'Source',
    hoursPerWeek: 'Heures par semaine',
    lastDay: 'Dernier jour',
    agreed: 'Entente',
    form: {
      employer: 'Formulaire {number, number} de l’employeur, {date}',
      participant: 'Formulaire {number, number} de la personne, {date}',
    },
  },
  findings: {
    payStubMissing: 'Aucun talon de paie',
    pastLastDay: 'Va jusqu’au {claimed}, après le dernier jour du placement, le {expected}',
    hoursAbove: 'Ligne {line, number} : {claimed} heures; l’entente en prévoit {expected}',
    wageDiffers: 'Ligne {line, number}, salaire réclamé : {claimed}; salaire convenu : {expected}',
    grossDiffers:
      'Ligne {line, number}, salaire brut réclamé : {claimed}; les heures et le salaire donnent {expected}',
    overCommitted: 'Réclame {claimed}; il reste {expected} pour ce placement',
    formLeft: {
      employer: 'Selon le formulaire de suivi de l’employeur, l’emploi a pris fin {expected}',
      participant: 'Selon le formulaire de suivi de la personne, l’emploi a pris fin {expected}',
    },
    formHours: {
      employer:
        'Le formulaire de suivi de l’employeur indique {expected} heures par semaine; la réclamation, {claimed}',
      participant:
        'Le formulaire de suivi de la personne indique {expected} heures par semaine; la réclamation, {claimed}',
    },
    formWage: {
      employer:
        'Salaire selon le formulaire de suivi de l’employeur : {expected}; selon la réclamation : {claimed}',
      participant:
        'Salaire selon le formulaire de suivi de la personne : {expected}; selon la réclamation : {claimed}',
    },
    formPayStub: {
      employer: 'Selon le formulaire de suivi de l’employeur, il n’y a pas de talon de paie',
      participant: 'Selon le formulaire de suivi de la personne, il n’y a pas de talon de paie',
    },
  },
  assess: {
    title: 'Évaluer la réclamation {reference}',
    intro:
      'Une autre personne approuve le total. L’employeur est ensuite informé de chaque montant.',
    claimed: 'Réclamé :',
    computed: 'les taux donnent :',
    assessed: 'Évalué',
    reductionReason: 'Motif de la réduction',
    total: 'Total évalué',
  },
  facts: {
    positionTitle: 'Poste',
    assessed: 'Évaluée le',
    firstApproved: 'Première approbation le',
    approved: 'Approuvée le',
    declined: 'Refusée le',
    cancelled: 'Annulée le',
  },
  strip: {
    days: 'Jours',
    until: 'jusqu’au',
    left: 'Reste pour le placement',
    of: 'sur',
  },
  rail: { links: 'Liens', application: 'Consulter la demande' },
  transitions: {
    edit: 'Modifier la réclamation',
    submit: 'Envoyer la réclamation',
    assess: 'Évaluer la réclamation',
    approve: 'Approuver la réclamation',
    approveFirst: 'Approuver en premier',
    approveSecond: 'Approuver en second',
    returnClaim: 'Renvoyer la réclamation',
    decline: 'Refuser la réclamation',
    cancel: 'Annuler la réclamation',
  },
  steps: {
    stale: '{who} a modifié cette réclamation {when}.',
    submit: {
      title: 'Envoyer la réclamation {reference} : {amount}',
      body: 'Je confirme que ce salaire a été versé pour ces jours, et qu’aucun autre programme ne le paie.',
    },
    approve: {
      title: 'Approuver {amount} pour la réclamation {reference}',
      body: 'L’employeur est informé de chaque montant.',
    },
    approveFirst: {
      title: 'Approuver {amount} pour la réclamation {reference}',
      body: 'Ce montant demande une deuxième approbation, par une autre personne.',
    },
    approveSecond: {
      title: 'Approuver {amount} pour la réclamation {reference}',
      body: 'C’est la deuxième approbation. L’employeur est informé de chaque montant.',
    },
    returnClaim: {
      title: 'Renvoyer la réclamation {reference}',
      body: 'L’employeur est informé de ce qui est à modifier et envoie la réclamation de nouveau.',
      verb: 'Renvoyer la réclamation',
    },
    decline: {
      title: 'Refuser la réclamation {reference}',
      body: 'L’employeur est informé du motif et de votre note. Ces jours peuvent être réclamés de nouveau.',
      verb: 'Refuser la réclamation',
    },
    cancel: {
      title: 'Annuler la réclamation {reference}',
      body: 'Ces jours peuvent être réclamés de nouveau.',
      cancel: 'Garder la réclamation',
    },
  },
  tabs: {
    label: 'Paiements par étape',
    all: 'Tous les paiements',
    toAssess: 'À évaluer',
    toApprove: 'À approuver',
    returned: 'Renvoyées',
    approved: 'Approuvées',
  },
  toast: {
    kept: 'Réclamation enregistrée',
    submit: 'Réclamation envoyée',
    assess: 'Réclamation évaluée',
    approve: 'Réclamation approuvée',
    approveFirst: 'Première approbation donnée',
    approveSecond: 'Réclamation approuvée',
    returnClaim: 'Réclamation renvoyée',
    decline: 'Réclamation refusée',
    cancel: 'Réclamation annulée',
  },
  missing: {
    participantId: 'Choisissez la personne participante',
    placementId: 'Choisissez le placement',
    changes: 'Indiquez ce qui est à modifier',
    declineReason: 'Choisissez le motif',
  },
  history: {
    created: 'a commencé la réclamation',
    change: 'a modifié la réclamation',
    submit: 'a envoyé la réclamation',
    returnClaim: 'a renvoyé la réclamation pour modification',
    assess: 'a évalué la réclamation',
    approve: 'a approuvé la réclamation',
    approveFirst: 'a approuvé la réclamation en premier',
    approveSecond: 'a approuvé la réclamation en second',
    decline: 'a refusé la réclamation',
    cancel: 'a annulé la réclamation',
  },
}
