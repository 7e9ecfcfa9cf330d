import { useState } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { downloadFile } from '#kit/web/api-download.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { applicationsEndpoints } from '#modules/applications/contract/applications.endpoints.ts'
import type { DocumentFile } from '../contract/document.ts'

const { downloadDocument, downloadDocuments } = applicationsEndpoints

export const useDocumentDownload = (id: string, file: Pick<DocumentFile, 'id' | 'name'>) =>
  useDownload(downloadDocument, { id, documentId: file.id }, file.name)

/** All that count now, in one archive. */
export const useArchive = (id: string) => useDownload(downloadDocuments, { id }, 'documents.zip')

function useDownload(endpoint: Endpoint, params: Record<string, string>, fallbackName: string) {
  const [isBusy, setBusy] = useState(false)
  const words = useProblemText()
  const start = async () => {
    setBusy(true)
    try {
      await downloadFile(endpoint, { params }, fallbackName)
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, start }
}
