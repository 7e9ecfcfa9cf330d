import type { Translated } from '#kit/contract/strings.ts'
import type { fundingRequestsHistoryEn } from './history-strings.en.ts'

export const fundingRequestsHistoryFr: Translated<typeof fundingRequestsHistoryEn> = {
  history: {
    created: 'a demandé la formation',
    submit: 'a envoyé le formulaire',
    remind: 'a envoyé un rappel',
    remindOnDay: 'a envoyé un rappel à sa date',
    remindReturned: 'a envoyé un rappel du formulaire renvoyé',
    approve: 'a approuvé la demande',
    returnForm: 'a renvoyé le formulaire pour modification',
    reject: 'a refusé la demande',
    cancel: 'a annulé la demande',
    askForEvidence: 'a demandé les preuves',
    sendEvidence: 'a envoyé les preuves',
    remindOfEvidence: 'a envoyé un rappel des preuves',
    remindOfEvidenceOnDay: 'a envoyé un rappel des preuves à sa date',
    remindOfReturnedEvidence: 'a envoyé un rappel des preuves renvoyées',
    review: 'a approuvé le paiement',
    arrive: 'a signalé l’arrivée du paiement',
    bounce: 'a signalé le renvoi du paiement par la banque',
    recordPaid: 'a noté la demande comme payée',
    close: 'a fermé la demande',
    takeBackReview: 'a annulé l’examen en vue du paiement',
    returnEvidence: 'a renvoyé les preuves pour modification',
    expireEvidence: 'a fermé la demande : les preuves n’ont pas été envoyées à temps',
    expire: 'a fermé la demande : le formulaire n’a pas été envoyé à temps',
  },
}
