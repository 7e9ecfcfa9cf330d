import type { Translated } from '#kit/contract/strings.ts'
import type { documentsActsEn } from './act-strings.en.ts'

export const documentsActsFr: Translated<typeof documentsActsEn> = {
  audited: {
    documents: {
      acceptDocument: 'a accepté un document',
      refuseDocument: 'a refusé un document',
      reviewDocumentAgain: 'a annulé l’acceptation d’un document',
      removeDocument: 'a retiré un document',
      restoreDocument: 'a rétabli un document',
      dated: 'a noté une date d’expiration',
    },
  },
}
