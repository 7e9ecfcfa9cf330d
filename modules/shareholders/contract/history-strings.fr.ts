import type { Translated } from '#kit/contract/strings.ts'
import type { shareholdersHistoryEn } from './history-strings.en.ts'

export const shareholdersHistoryFr: Translated<typeof shareholdersHistoryEn> = {
  history: {
    added: 'a ajouté l’actionnaire',
    edited: 'a modifié l’actionnaire',
    sourceReplaced: 'a remplacé la provenance',
    archive: 'a archivé l’actionnaire',
    restore: 'a rétabli l’actionnaire',
    keptApart: 'a indiqué une paire comme distincte',
    comparedAgain: 'a rouvert la comparaison d’une paire',
    merged: 'a fusionné deux actionnaires',
    mergeUndone: 'a annulé une fusion',
    leadConverted: 'y a rattaché un prospect',
    conversionUndone: 'en a refait un prospect',
    bankRevealed: 'a consulté les coordonnées bancaires',
    importReverted: 'a retiré l’actionnaire importé',
    dataTaken: 'a exporté les données personnelles',
    erased: 'a effacé les données personnelles',
  },
}
