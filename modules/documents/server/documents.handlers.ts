import { serve } from '#kit/server/call.ts'
import { applicationsWords } from '#modules/applications/contract/words.ts'
import { documentsEndpoints } from '../contract/documents.endpoints.ts'
import { documentsWords } from '../contract/words.ts'
import { addDocuments } from './add-documents.ts'
import { dateDocument, judgeDocument, refuseDocument, removeDocument } from './judge-documents.ts'
import { listDocuments } from './list-documents.ts'

export const documentsHandlers = serve(
  documentsEndpoints,
  {
    listDocuments: (call) => listDocuments(call, call.params.id),
    addDocuments,
    acceptDocument: (call) => judgeDocument(call, call.params, 'acceptDocument'),
    refuseDocument: (call) => refuseDocument(call, call.params, call.body),
    reviewDocumentAgain: (call) => judgeDocument(call, call.params, 'reviewDocumentAgain'),
    removeApplicationDocument: (call) => removeDocument(call, call.params, call.body.reason),
    restoreDocument: (call) => judgeDocument(call, call.params, 'restoreDocument'),
    dateDocument: (call) => dateDocument(call, call.params, call.body.expiresOn),
  },
  documentsWords,
  applicationsWords,
)
