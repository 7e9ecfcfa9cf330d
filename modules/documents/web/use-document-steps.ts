import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import type { DocumentFile } from '../contract/document.ts'
import { documentStatus } from '../contract/document.status.ts'
import { documentsEndpoints } from '../contract/documents.endpoints.ts'

const told: Record<string, string> = {
  acceptDocument: 'accepted',
  refuseDocument: 'refused',
  reviewDocumentAgain: 'reopened',
  removeDocument: 'removed',
  restoreDocument: 'restored',
}

/** The steps of one document of a case. */
export function useDocumentSteps(applicationId: string, file: DocumentFile) {
  const text = useText('documents')
  return useSteps(file, {
    machines: [documentStatus],
    endpoints: documentsEndpoints,
    params: { id: applicationId, documentId: file.id },
    topics: ['applications', 'timeline'],
    values: { name: file.name },
    needs: (name, { reasonCodes }) =>
      name === 'note' && Array.isArray(reasonCodes) && reasonCodes.includes('other'),
    // Over the document, which stays in sight beside the record.
    wide: ['refuseDocument', 'removeDocument'],
    taken: (_, step) => toast.success(text(`panel.${told[step]}`)),
  })
}
