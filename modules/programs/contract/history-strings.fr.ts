import type { Translated } from '#kit/contract/strings.ts'
import type { programsHistoryEn } from './history-strings.en.ts'

export const programsHistoryFr: Translated<typeof programsHistoryEn> = {
  history: {
    added: 'a ajouté le programme',
    edited: 'a modifié le programme',
    regions: 'a réparti le budget entre des régions',
    open: 'a ouvert le programme',
    pause: 'a mis le programme en pause',
    close: 'a fermé le programme',
    endIntake: 'a fermé le programme à la fin de la période de dépôt',
    archive: 'a archivé le programme',
  },
}
