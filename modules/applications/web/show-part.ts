/** Where documents, answers and files stand on the record's screen. */
export const documentsId = 'record-documents'

/** Where the answers stand. */
export const answersId = 'record-answers'
