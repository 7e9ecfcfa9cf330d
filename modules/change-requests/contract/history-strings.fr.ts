import type { Translated } from '#kit/contract/strings.ts'
import type { changeRequestsHistoryEn } from './history-strings.en.ts'

export const changeRequestsHistoryFr: Translated<typeof changeRequestsHistoryEn> = {
  history: {
    created: 'a demandé une modification',
    recommend: 'a recommandé la modification',
    sendBack: 'a renvoyé la demande de modification',
    returnRecommended: 'a renvoyé la demande de modification recommandée',
    resubmit: 'a demandé de nouveau la modification',
    approve: 'a approuvé la modification',
    deny: 'a refusé la modification',
    withdraw: 'a retiré la demande de modification',
  },
}
