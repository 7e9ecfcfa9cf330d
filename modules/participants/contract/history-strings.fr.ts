import type { Translated } from '#kit/contract/strings.ts'
import type { participantsHistoryEn } from './history-strings.en.ts'

export const participantsHistoryFr: Translated<typeof participantsHistoryEn> = {
  history: {
    registered: 'a ajouté la fiche',
    updated: 'a mis la fiche à jour',
    corrected: 'a corrigé la fiche',
    edited: 'a modifié la fiche',
    selfIdentified: 'a répondu aux questions facultatives',
    selfIdentificationRevealed: 'a consulté les réponses facultatives',
    filesTaken: 'a téléchargé tous les fichiers',
    dataTaken: 'a exporté les données personnelles',
    ownDataTaken: 'a téléchargé ses données personnelles',
    erased: 'a effacé les données personnelles',
  },
}
