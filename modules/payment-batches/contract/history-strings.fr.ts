import type { Translated } from '#kit/contract/strings.ts'
import type { paymentBatchesHistoryEn } from './history-strings.en.ts'

export const paymentBatchesHistoryFr: Translated<typeof paymentBatchesHistoryEn> = {
  history: {
    created: 'a commencé le lot',
    release: 'a émis le lot',
    settle: 'a signalé l’arrivée du lot',
    cancel: 'a annulé le lot',
    downloaded: 'a téléchargé le fichier bancaire',
  },
}
