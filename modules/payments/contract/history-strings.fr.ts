import type { Translated } from '#kit/contract/strings.ts'
import type { paymentsHistoryEn } from './history-strings.en.ts'

export const paymentsHistoryFr: Translated<typeof paymentsHistoryEn> = {
  history: {
    madeOfTraining: 'a approuvé le paiement de la formation',
    created: 'a commencé la réclamation',
    change: 'a modifié la réclamation',
    submit: 'a envoyé la réclamation',
    enter: 'a envoyé la réclamation pour la personne participante',
    recordPaid: 'a noté le paiement à la personne participante',
    undoPaid: 'a retiré la note du paiement à la personne participante',
    returnClaim: 'a renvoyé la réclamation pour modification',
    assess: 'a évalué la réclamation',
    approve: 'a approuvé la réclamation',
    approveFirst: 'a approuvé la réclamation en premier',
    approveSecond: 'a approuvé la réclamation en second',
    decline: 'a refusé la réclamation',
    cancel: 'a annulé la réclamation',
    cancelEntered: 'a annulé la réclamation de la personne participante',
    takeBack: 'a annulé le paiement : l’examen de la formation a été annulé',
    batch: 'a mis le paiement dans un lot',
    unbatch: 'a retiré le paiement de son lot',
    send: 'a envoyé le paiement à la banque',
    arrive: 'a signalé l’arrivée du paiement',
    fail: 'a signalé le renvoi du paiement par la banque',
    keepBack: 'a déduit un montant pour un trop-payé',
    giveBack: 'a retiré une déduction pour un trop-payé',
    retry: 'a renvoyé le paiement',
  },
}
