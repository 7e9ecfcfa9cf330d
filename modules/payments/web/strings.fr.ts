import type { Translated } from '#kit/contract/strings.ts'
import type { paymentsWebEn } from './strings.en.ts'

export const paymentsWebFr: Translated<typeof paymentsWebEn> = {
  heads: {
    programCode: 'Programme',
    claimedAmount: 'Réclamé',
    assessedAmount: 'Évalué',
    approvedAmount: 'Approuvé',
  },
  actions: { claim: 'Commencer une réclamation' },
  list: {
    empty: 'Aucun paiement',
    emptyHint:
      'Un paiement figure ici dès qu’un salaire ou un supplément d’un placement est réclamé.',
    unassigned: 'Sans responsable',
    keptWhole: 'Entièrement déduit',
  },
  help: {
    paidReference:
      'Le numéro du chèque ou du virement, ou comment le paiement a été fait. La personne participante le lit.',
    files: 'Nécessaires pour envoyer la réclamation : PDF, image, Word ou Excel.',
  },
  claim: {
    intro: 'Indiquez les jours travaillés et le salaire tel qu’il figure sur les talons de paie.',
    keep: 'Enregistrer le brouillon',
    line: 'Ligne {number, number}',
    addLine: 'Ajouter une ligne',
    removeLine: 'Retirer la ligne {number, number}',
    addFile: 'Ajouter un talon de paie',
    addReceipt: 'Ajouter un reçu',
    removeFile: 'Retirer {name}',
    sending: 'Envoi du fichier',
    noPlacement: 'Cette personne n’a pas encore commencé de placement.',
  },
  supplementClaim: {
    notNow: 'Rien ne peut être réclamé de ce supplément pour le moment.',
    intro: 'Indiquez ce qui a été acheté ou payé, et joignez les reçus.',
    entering:
      'Indiquez ce que la personne participante a acheté ou payé, et joignez les reçus qu’elle a envoyés. D’autres personnes l’évaluent et l’approuvent ensuite.',
    left: 'Reste du supplément : {left} sur {approved}.',
    days: 'Les jours du {from} au {to} peuvent être réclamés.',
    ofSupplement: 'Réclamer plutôt un supplément',
    own: 'Quel supplément réclamez-vous?',
    none: 'Rien ne peut être réclamé pour le moment',
    noneHint: 'Un supplément qui vous est versé peut être réclamé ici dès qu’il est approuvé.',
  },
  ofSupplement: { title: 'Paiements', none: 'Rien n’est encore réclamé.' },
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
    payment: 'Paiement',
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
  stubs: { download: 'Télécharger {name}' },
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
      'Une autre personne approuve le total. {payee, select, participant {La personne participante est ensuite informée} other {L’employeur est ensuite informé}} de la décision.',
    claimed: 'Réclamé :',
    computed: 'les taux donnent :',
    assessed: 'Évalué',
    reductionReason: 'Motif de la réduction',
    total: 'Total évalué',
  },
  facts: {
    course: 'Formation',
    supplement: 'Supplément',
    request: 'Demande de formation de courte durée',
    positionTitle: 'Poste',
    assessed: 'Évaluée le',
    firstApproved: 'Première approbation le',
    approved: 'Approuvée le',
    declined: 'Refusée le',
    cancelled: 'Annulée le',
    sent: 'Envoyée à la banque le',
    paid: 'Payée le',
    paidBy: 'Noté par',
    failed: 'Renvoyée par la banque le',
  },
  banner: {
    failed: 'Renvoyé par la banque. {reason}.',
    checkAccount:
      'Vérifiez le compte bancaire dans votre profil d’employeur. Nous payons ensuite de nouveau.',
  },
  strip: {
    days: 'Jours',
    until: 'jusqu’au',
    left: 'Reste pour le placement',
    leftOfSupplement: 'Reste du supplément',
    of: 'sur',
  },
  rail: { links: 'Liens', application: 'Consulter la demande' },
  transitions: {
    edit: 'Modifier la réclamation',
    submit: 'Envoyer la réclamation',
    enter: 'Envoyer la réclamation',
    recordPaid: 'Noter comme payée',
    undoPaid: 'Retirer la note de paiement',
    assess: 'Évaluer la réclamation',
    approve: 'Approuver la réclamation',
    approveFirst: 'Approuver en premier',
    approveSecond: 'Approuver en second',
    returnClaim: 'Renvoyer la réclamation',
    decline: 'Refuser la réclamation',
    cancel: 'Annuler la réclamation',
    cancelEntered: 'Annuler la réclamation',
    unbatch: 'Retirer du lot',
    fail: 'Signaler le renvoi',
    retry: 'Payer de nouveau',
  },
  steps: {
    stale: '{who} a modifié cette réclamation {when}.',
    submit: {
      title: 'Envoyer la réclamation {reference} : {amount}',
      body: 'Je confirme que ce qui est réclamé a été payé pour ces jours, et qu’aucun autre programme ne le paie.',
    },
    approve: {
      title: 'Approuver {amount} pour la réclamation {reference}',
      body: '{payee, select, participant {La personne participante est informée} other {L’employeur est informé}} de la décision.',
    },
    approveFirst: {
      title: 'Approuver {amount} pour la réclamation {reference}',
      body: 'Ce montant demande une deuxième approbation, par une autre personne.',
    },
    approveSecond: {
      title: 'Approuver {amount} pour la réclamation {reference}',
      body: 'C’est la deuxième approbation. {payee, select, participant {La personne participante est informée} other {L’employeur est informé}} de la décision.',
    },
    returnClaim: {
      title: 'Renvoyer la réclamation {reference}',
      body: '{payee, select, participant {La personne participante est informée de ce qui manque. Elle modifie la réclamation et l’envoie de nouveau, ou le personnel saisit ce qu’elle nous envoie.} other {L’employeur est informé de ce qui est à modifier et envoie la réclamation de nouveau.}}',
      verb: 'Renvoyer la réclamation',
    },
    decline: {
      title: 'Refuser la réclamation {reference}',
      body: '{payee, select, participant {La personne participante est informée} other {L’employeur est informé}} du motif et de votre note. Ce qui est réclamé ici peut être réclamé de nouveau.',
      verb: 'Refuser la réclamation',
    },
    enter: {
      title: 'Envoyer la réclamation {reference} : {amount}',
      body: 'D’autres personnes l’évaluent et l’approuvent; la personne participante est informée de sa réception.',
    },
    cancelEntered: {
      title: 'Annuler la réclamation {reference}',
      body: 'Ce qu’elle réclame peut être réclamé de nouveau.',
      cancel: 'Conserver la réclamation',
    },
    recordPaid: {
      title: 'Noter la réclamation {reference} comme payée',
      body: '{amount} ont été payés à la personne participante, qui apprend quand et comment.',
      verb: 'Noter comme payée',
    },
    undoPaid: {
      title: 'Retirer la note de paiement de la réclamation {reference}',
      body: '{amount} restent alors à payer. La personne participante, qui croit la réclamation payée, en est informée.',
      verb: 'Retirer la note de paiement',
    },
    cancel: {
      title: 'Annuler la réclamation {reference}',
      body: 'Ce qui est réclamé ici peut être réclamé de nouveau.',
      cancel: 'Conserver la réclamation',
    },
    unbatch: {
      title: 'Retirer le paiement {reference} de son lot',
      body: 'Il reste approuvé : un autre lot peut le payer.',
    },
    fail: {
      title: 'Paiement {reference} renvoyé par la banque',
      body: 'L’employeur apprend le motif et lit votre note; il est invité à vérifier le compte bancaire. {amount} peuvent être payés de nouveau par un autre lot.',
      verb: 'Signaler le renvoi',
    },
    retry: {
      title: 'Payer de nouveau {amount}',
      body: 'Le paiement figure parmi ceux qui sont à payer. Il est versé au compte bancaire qui est vérifié quand son lot est émis.',
    },
  },
  tabs: {
    label: 'Paiements par étape',
    all: 'Tous les paiements',
    toAssess: 'À évaluer',
    toApprove: 'À approuver',
    returned: 'Renvoyées',
    approved: 'À payer',
    toParticipants: 'À payer aux personnes',
    underWay: 'En route',
    paid: 'Payés',
    failed: 'Renvoyés par la banque',
  },
  toast: {
    kept: 'Réclamation enregistrée',
    submit: 'Réclamation envoyée',
    enter: 'Réclamation envoyée',
    recordPaid: 'Paiement noté',
    undoPaid: 'Note de paiement retirée',
    assess: 'Réclamation évaluée',
    approve: 'Réclamation approuvée',
    approveFirst: 'Première approbation donnée',
    approveSecond: 'Réclamation approuvée',
    returnClaim: 'Réclamation renvoyée',
    decline: 'Réclamation refusée',
    cancel: 'Réclamation annulée',
    cancelEntered: 'Réclamation annulée',
    unbatch: 'Paiement retiré',
    fail: 'Renvoi signalé',
    retry: 'Paiement à payer de nouveau',
  },
  missing: {
    participantId: 'Choisissez la personne participante',
    placementId: 'Choisissez le placement',
    changes: 'Indiquez ce qui est à modifier',
    declineReason: 'Choisissez le motif',
    failureReason: 'Choisissez le motif',
    paidOn: 'Indiquez le jour du paiement',
    paidHow: 'Choisissez le mode de paiement',
    paidReference: 'Indiquez le numéro du chèque ou du virement, ou comment le paiement a été fait',
    undoReason: 'Indiquez pourquoi elle n’est pas payée',
  },
  bulk: {
    approve: {
      title: '{count, plural, one {Approuver # réclamation} other {Approuver # réclamations}}',
      body: 'Chaque employeur ou personne participante est informé. Les réclamations qui diffèrent de l’entente ou d’un formulaire, que deux personnes approuvent ou que vous avez saisies ou évaluées vous-même restent telles quelles.',
      verb: 'Approuver les réclamations',
      sum: '{count, plural, one {# réclamation} other {# réclamations}}, {amount} en tout',
      first: 'Seules les {most} premières sont approuvées à la fois.',
    },
    result:
      '{total, plural, one {{done, number} réclamation sur # approuvée} other {{done, number} réclamations sur # approuvées}}',
  },
}
