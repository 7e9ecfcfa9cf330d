import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { useKitText } from '../text.ts'
import { PdfFile } from './PdfFile.tsx'
import { isPicture, PictureFile } from './PictureFile.tsx'

export interface KeptFile {
  endpoint: Endpoint
  /** Of the endpoint that gives the file. */
  params: Record<string, string>
  name: string
  mediaType: string
}

/** Whether a file can be read where it stands; the rest is downloaded. */
export const isReadInPlace = (mediaType: string) =>
  mediaType === 'application/pdf' || isPicture(mediaType)

/** The pages of a PDF or a picture. */
export function FileContent({ endpoint, params, name, mediaType }: KeptFile) {
  const none = <p className="quiet">{useKitText()('pdf.unread')}</p>
  if (isPicture(mediaType)) return <PictureFile {...{ endpoint, params, none, name, mediaType }} />
  return <PdfFile {...{ endpoint, params, none, name }} />
}
