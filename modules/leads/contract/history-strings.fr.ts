import type { Translated } from '#kit/contract/strings.ts'
import type { leadsHistoryEn } from './history-strings.en.ts'

export const leadsHistoryFr: Translated<typeof leadsHistoryEn> = {
  history: {
    added: 'a ajouté le prospect',
    edited: 'a modifié le prospect',
    moved: 'a déplacé le prospect',
    deleted: 'a supprimé le prospect',
    restored: 'a rétabli le prospect',
    purged: 'a supprimé définitivement le prospect',
    statusReplaced: 'a remplacé l’état',
    sourceReplaced: 'a remplacé la provenance',
    converted: 'a fait du prospect un actionnaire',
    conversionUndone: 'a refait de l’actionnaire un prospect',
    dataTaken: 'a exporté les données personnelles',
    erased: 'a effacé les données personnelles',
  },
}
