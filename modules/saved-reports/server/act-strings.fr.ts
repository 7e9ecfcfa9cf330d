import type { Translated } from '#kit/contract/strings.ts'
import type { savedReportsActsEn } from './act-strings.en.ts'

export const savedReportsActsFr: Translated<typeof savedReportsActsEn> = {
  audited: {
    savedReports: {
      added: 'a enregistré un rapport',
      edited: 'a modifié un rapport enregistré',
      deleted: 'a supprimé un rapport enregistré',
      scheduled: 'a modifié l’envoi d’un rapport',
      unscheduled: 'a mis fin à l’envoi d’un rapport',
      sent: 'a envoyé un rapport',
      stopped: 'a arrêté l’envoi d’un rapport, car le compte qui le demandait n’est plus utilisé',
    },
  },
}
