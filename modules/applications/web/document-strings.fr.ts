import type { Translated } from '#kit/contract/strings.ts'
import type { applicationsDocumentEn } from './document-strings.en.ts'

export const applicationsDocumentFr: Translated<typeof applicationsDocumentEn> = {
  documents: {
    none: 'Aucun document demandé ni reçu.',
    sides: {
      employer: 'Employeur',
      participant: 'Participant(e)',
      staff: 'Ajoutés par le personnel',
    },
    notReceived: 'Non reçu',
    optional: 'Non reçu (facultatif)',
    download: 'Télécharger le document',
    downloadAll: 'Tout télécharger (ZIP)',
  },
}
