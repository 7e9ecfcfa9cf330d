import type { Translated } from '#kit/contract/strings.ts'
import type { applicationsHistoryEn } from './history-strings.en.ts'

export const applicationsHistoryFr: Translated<typeof applicationsHistoryEn> = {
  history: {
    submit: 'a soumis la demande',
    assign: 'a mis la demande à l’examen',
    reassign: 'a attribué la demande à une autre personne',
    requestInformation: 'a demandé des renseignements',
    resubmit: 'a consigné la réception des renseignements',
    recommendApproval: 'a recommandé l’approbation',
    recommendRejection: 'a recommandé le refus',
    returnToReview: 'a renvoyé la demande à l’examen',
    approve: 'a approuvé la demande',
    reject: 'a refusé la demande',
    returnUnreviewed: 'a renvoyé la demande, non étudiée à temps',
    withdraw: 'a retiré la demande',
    reopen: 'a rouvert la demande',
    edited: 'a modifié la demande',
    checkpoint: 'a consigné le point de contrôle 1',
    override: 'a levé une vérification échouée',
    participantDone: 'a rempli la partie du participant',
    upliftConfirmed: 'a confirmé la majoration',
    upliftTakenBack: 'a retiré la majoration',
    differencesFlagged: 'a présenté une partie qui diffère de l’autre',
    differenceSettled: 'a réglé un écart entre les deux parties',
  },
}
