import { useDownload } from '#kit/web/file/use-download.ts'
import { applicationsEndpoints } from '#modules/applications/contract/applications.endpoints.ts'
import type { DocumentFile } from '../contract/document.ts'

const { downloadDocument, downloadDocuments } = applicationsEndpoints

export const useDocumentDownload = (id: string, file: Pick<DocumentFile, 'id' | 'name'>) =>
  useDownload({
    endpoint: downloadDocument,
    params: { id, documentId: file.id },
    name: file.name,
  })

/** All that count now, in one archive. */
export const useArchive = (id: string) =>
  useDownload({ endpoint: downloadDocuments, params: { id }, name: 'documents.zip' })
