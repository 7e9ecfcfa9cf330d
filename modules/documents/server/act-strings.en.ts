/** What the audit log says was done: “Amina …”. */
export const documentsActsEn = {
  audited: {
    documents: {
      acceptDocument: 'accepted a document',
      refuseDocument: 'refused a document',
      reviewDocumentAgain: 'undid the acceptance of a document',
      removeDocument: 'removed a document',
      restoreDocument: 'restored a document',
      dated: 'recorded an expiry date',
    },
  },
} as const
