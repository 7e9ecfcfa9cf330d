import type { Translated } from '#kit/contract/strings.ts'
import type { supplementsHistoryEn } from './history-strings.en.ts'

export const supplementsHistoryFr: Translated<typeof supplementsHistoryEn> = {
  history: {
    created: 'a demandé le supplément',
    change: 'a modifié la demande',
    approve: 'a approuvé le supplément',
    decline: 'a refusé le supplément',
    withdraw: 'a retiré le supplément',
    cancel: 'a annulé le supplément',
    close: 'a fermé le reste du supplément',
    reopen: 'a rouvert le supplément',
  },
}
