import type { Translated } from '#kit/contract/strings.ts'
import type { orphanedHistoryEn } from './history-strings.en.ts'

export const orphanedHistoryFr: Translated<typeof orphanedHistoryEn> = {
  history: {
    opened: 'a inscrit la personne comme sans employeur',
    assign: 'a attribué le dossier',
    offerMatch: 'a proposé un jumelage',
    withdrawMatch: 'a retiré le jumelage',
    rematch: 'a offert un nouveau placement',
    settle: 'a fermé le dossier : l’employeur a accepté',
    fallBack: 'a inscrit la personne de nouveau : le nouveau placement n’a pas eu lieu',
    leave: 'a fermé le dossier : la personne a renoncé au nouveau placement',
    close: 'a fermé le dossier',
    expire: 'a fermé le dossier après 60 jours',
    reopen: 'a rouvert le dossier',
    withdraw: 'a retiré le dossier : la fin a été retirée',
    stepDone: 'a marqué une étape comme faite',
    stepUndone: 'a marqué une étape comme non faite',
  },
}
