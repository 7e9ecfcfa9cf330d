import { useEffect, useState } from 'react'
import { PdfFile } from '#kit/web/file/PdfFile.tsx'
import { useContent } from '#kit/web/file/use-content.ts'
import { SidePanel } from '#kit/web/record/SidePanel.tsx'
import { useKitText } from '#kit/web/text.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'
import classes from './applications.module.css'

type Document = ApplicationRecord['documents'][number]

interface Props {
  document: Document
  applicationId: string
  close: () => void
}

/** A document beside the file that it proves. */
export function DocumentPanel({ document, applicationId, close }: Props) {
  const text = useKitText()
  const params = { id: applicationId, documentId: document.id }
  const none = <p className="quiet">{text('pdf.unread')}</p>
  const endpoint = applicationsEndpoints.downloadDocument
  return (
    <SidePanel as="look" title={document.name} close={close}>
      {document.mediaType === 'application/pdf' ? (
        <PdfFile key={document.id} {...{ endpoint, params, none }} name={document.name} />
      ) : (
        <Picture key={document.id} {...{ document, params }} />
      )}
    </SidePanel>
  )
}

function Picture(props: { document: Document; params: { id: string; documentId: string } }) {
  const { document, params } = props
  const text = useKitText()
  const content = useContent(applicationsEndpoints.downloadDocument, params)
  const url = useAddress(content, document.mediaType)
  if (content === null) return <p className="quiet">{text('pdf.unread')}</p>
  return url ? <img className={classes.picture} src={url} alt={document.name} /> : null
}

function useAddress(content: ArrayBuffer | null | undefined, type: string): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!content) return
    const made = URL.createObjectURL(new Blob([content], { type }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content, type])
  return url
}
