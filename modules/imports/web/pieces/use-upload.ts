import { useChange } from '#kit/web/api-query.ts'
import { useGo } from '#kit/web/go.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { importScreenOf } from '../../contract/import-places.ts'
import { importsEndpoints, type ImportKind } from '../../contract/imports.endpoints.ts'

export type Upload = ReturnType<typeof useUpload>

/** Sends a file in, and goes to its import. */
export function useUpload() {
  const go = useGo()
  const words = useProblemText()
  const change = useChange(importsEndpoints.uploadImport)
  const sent = change.variables?.body
  const file = sent instanceof FormData ? sent.get('file') : null
  return {
    isBusy: change.isPending,
    fileName: file instanceof File ? file.name : '',
    problem: change.error && words(change.error),
    async send(kind: ImportKind, chosen: File | null) {
      if (!chosen) return
      const body = new FormData()
      body.append('file', chosen)
      try {
        const { id } = await change.mutateAsync({ query: { kind }, body })
        void go(importScreenOf(kind), { params: { id } })
      } catch {
        // Said above the list.
      }
    },
  }
}
