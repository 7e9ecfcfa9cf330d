import type { Translated } from '#kit/contract/strings.ts'
import type { participantFilesWebEn } from './strings.en.ts'

export const participantFilesWebFr: Translated<typeof participantFilesWebEn> = {
  count: '{count, plural, one {# fichier} other {# fichiers}}',
  empty: 'Aucun fichier',
  emptyHint:
    'Les documents, les fichiers joints aux formulaires, les talons de paie et les reçus s’affichent ici.',
  sources: {
    document: 'Documents des demandes',
    answer: 'Fichiers joints aux formulaires',
    payment: 'Talons de paie et reçus',
  },
  actions: {
    downloadAll: 'Télécharger tous les fichiers',
    download: 'Télécharger {name}',
  },
}
