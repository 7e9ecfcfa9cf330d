import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the address of the file, made by the bundler
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useState } from 'react'

GlobalWorkerOptions.workerSrc = workerUrl

/** The document that is open; null for one that cannot be read; undefined while it is being opened. */
export type OpenPdf = PDFDocumentProxy | null | undefined

/**
 * Opens a PDF for as long as it is shown. Nothing in it runs: scripts, forms and links of the file are
 * left out, and what it names elsewhere is never fetched.
 */
export function useOpenPdf(content: ArrayBuffer): OpenPdf {
  const [opened, setOpened] = useState<OpenPdf>(undefined)
  useEffect(() => {
    // The worker takes the bytes along; the caller keeps its own.
    const task = getDocument({ data: content.slice(0), useWasm: false, enableXfa: false })
    task.promise.then(setOpened, () => setOpened(null))
    return () => void task.destroy()
  }, [content])
  return opened
}
