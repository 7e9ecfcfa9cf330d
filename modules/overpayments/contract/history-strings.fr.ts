import type { Translated } from '#kit/contract/strings.ts'
import type { overpaymentsHistoryEn } from './history-strings.en.ts'

export const overpaymentsHistoryFr: Translated<typeof overpaymentsHistoryEn> = {
  history: {
    created: 'a consigné le trop-payé',
    receive: 'a saisi un encaissement',
    settle: 'a saisi le dernier encaissement',
    takeBack: 'a repris un encaissement',
    keepBack: 'a déduit un montant d’un paiement',
    giveBack: 'a retiré une déduction d’un paiement',
    writeOff: 'a radié le reste',
    cancel: 'a annulé le trop-payé',
    reminded: 'a envoyé un rappel',
    remindedOverdue: 'a envoyé un rappel après l’échéance',
  },
}
