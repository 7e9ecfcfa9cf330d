import type { Translated } from '#kit/contract/strings.ts'
import type { overpaymentsWebEn } from './strings.en.ts'

export const overpaymentsWebFr: Translated<typeof overpaymentsWebEn> = {
  heads: {
    programCode: 'Programme',
    amount: 'À rembourser',
    receivedAmount: 'Reçu',
    remainingAmount: 'Reste',
    paymentReference: 'Paiement',
  },
  overdue: 'En retard',
  tabs: {
    label: 'Vues des trop-payés',
    all: 'Tous',
    owed: 'À rembourser',
    overdue: 'En retard',
    settled: 'Réglés',
  },
  list: {
    empty: 'Aucun trop-payé',
    emptyHint: 'L’argent à rembourser est consigné dans le paiement dont il faisait partie.',
    unassigned: 'Sans responsable',
  },
  section: {
    none: 'Rien de ce paiement n’est à rembourser.',
    received: 'Reçu :',
    remaining: 'Reste :',
    due: 'Échéance :',
  },
  record: {
    title: 'Consigner un trop-payé',
    intro:
      '{owedBy, select, participant {La personne participante} other {L’employeur}} apprend par courriel combien rembourser, pourquoi, et jusqu’à quand.',
    verb: 'Consigner le trop-payé',
    left: 'Au plus :',
    early:
      '{days, plural, one {# jour payé} other {# jours payés}} après le dernier jour travaillé,',
  },
  kept: {
    title: 'Remboursement de trop-payés',
    gross: 'Approuvé :',
    net: 'Versé :',
    netToBe: 'À verser :',
    owing: 'Reste à rembourser par le même bénéficiaire :',
  },
  help: { explanation: 'Figure dans le courriel', keptReason: 'Figure dans le courriel' },
  sections: { overpayment: 'Trop-payé', receipts: 'Encaissements' },
  facts: {
    paid: 'Payé',
    writtenOffAmount: 'Montant radié',
    writtenOffOn: 'Radié le',
    cancelledOn: 'Annulé le',
    toBeKept: 'À déduire',
  },
  receipts: { takenBack: 'Repris le' },
  rail: { links: 'Liens', application: 'Consulter la demande' },
  transitions: {
    receive: 'Consigner l’encaissement',
    takeBack: 'Reprendre l’encaissement',
    keepBack: 'Déduire de ce paiement',
    giveBack: 'Retirer la déduction',
    writeOff: 'Radier le reste',
    cancel: 'Annuler le trop-payé',
  },
  steps: {
    stale: '{who} a modifié ce trop-payé {when}.',
    receive: {
      title: 'Consigner un encaissement pour {reference}',
      body: '{owedBy, select, participant {La personne participante} other {L’employeur}} apprend par courriel le montant reçu et le reste.',
      verb: 'Consigner l’encaissement',
    },
    takeBack: {
      title: 'Reprendre un encaissement : {reference}',
      body: 'Encaissement : {amount}, {day}. Le montant est dû de nouveau, et {owedBy, select, participant {la personne participante} other {l’employeur}} l’apprend par courriel. Le motif reste interne.',
      verb: 'Reprendre l’encaissement',
    },
    keepBack: {
      title: 'Déduire du paiement {payment}',
      body: 'Trop-payé {reference}. {owedBy, select, participant {La personne participante} other {L’employeur}} apprend par courriel combien est déduit, et pourquoi. Le montant compte comme remboursé une fois le paiement fait.',
      verb: 'Déduire',
    },
    giveBack: {
      title: 'Retirer la déduction du paiement {payment}',
      body: 'Le paiement est fait en entier, et le trop-payé {reference} est à rembourser autrement. {owedBy, select, participant {La personne participante} other {L’employeur}} l’apprend par courriel.',
      verb: 'Retirer la déduction',
    },
    writeOff: {
      title: 'Radier le reste : {reference}',
      body: '{owedBy, select, participant {La personne participante} other {L’employeur}} apprend par courriel qu’il n’y a plus rien à rembourser. Le motif reste interne.',
      verb: 'Radier le reste',
    },
    cancel: {
      title: 'Annuler le trop-payé {reference}',
      body: 'Pour ce qui a été consigné par erreur. {owedBy, select, participant {La personne participante} other {L’employeur}} l’apprend par courriel; le motif reste interne.',
      verb: 'Annuler le trop-payé',
      cancel: 'Conserver le trop-payé',
    },
  },
  toast: {
    created: 'Trop-payé consigné',
    receive: 'Encaissement saisi',
    settle: 'Trop-payé remboursé',
    takeBack: 'Encaissement repris',
    keepBack: 'Montant déduit',
    giveBack: 'Déduction retirée',
    writeOff: 'Reste radié',
    cancel: 'Trop-payé annulé',
  },
  missing: {
    takenBackReason: 'Indiquez le motif',
    keptReason: 'Indiquez le motif',
    writeOffReason: 'Indiquez le motif',
    cancelReason: 'Indiquez le motif',
    method: 'Choisissez le mode de paiement',
    reason: 'Choisissez le motif',
  },
}
