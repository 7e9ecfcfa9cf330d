import type { Translated } from '#kit/contract/strings.ts'
import type { applicationsHistoryEn } from './history-strings.en.ts'

export const applicationsHistoryFr: Translated<typeof applicationsHistoryEn> = {
  history: {
    submit: 'a présenté la demande',
    assign: 'a mis la demande à l’étude',
    reassign: 'a réattribué la demande',
    requestInformation: 'a demandé des renseignements',
    resubmit: 'a consigné les renseignements reçus',
    answerInformation: 'a envoyé les renseignements demandés',
    answerPart: 'a envoyé les renseignements demandés; l’autre partie est attendue',
    extendRequest: 'a prolongé le délai des renseignements demandés',
    withdrawRequest: 'a retiré la demande de renseignements',
    lapseRequest: 'a clos la demande de renseignements, restée sans réponse',
    recommendApproval: 'a recommandé l’approbation',
    recommendRejection: 'a recommandé le refus',
    returnToReview: 'a renvoyé la demande à l’étude',
    approve: 'a approuvé la demande',
    reject: 'a refusé la demande',
    returnUnreviewed: 'a renvoyé la demande, non étudiée à temps',
    withdraw: 'a retiré la demande',
    reopen: 'a rouvert la demande',
    edited: 'a modifié la demande',
    checkpoint: 'a consigné le point de contrôle 1',
    override: 'a accordé une dérogation',
    participantDone: 'a rempli la partie de la personne',
    upliftConfirmed: 'a confirmé la majoration',
    upliftTakenBack: 'a retiré la majoration',
    differencesFlagged: 'a présenté une partie qui diffère de l’autre',
    differenceSettled: 'a réglé un écart entre les deux parties',
  },
}
