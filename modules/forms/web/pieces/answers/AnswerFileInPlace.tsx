import { useState } from 'react'
import { PdfFile } from '#kit/web/file/PdfFile.tsx'
import { isPicture, PictureFile } from '#kit/web/file/PictureFile.tsx'
import { useKitText } from '#kit/web/text.ts'
import { answerFilesEndpoints } from '../../../contract/answer-files.endpoints.ts'
import { FileSize } from '../fields/FileSize.tsx'
import { AnswerFile, type AnsweredFile } from './AnswerFile.tsx'
import classes from './in-place.module.css'

const endpoint = answerFilesEndpoints.downloadAnswerFile

interface Props {
  /** The response. */
  of: string
  file: AnsweredFile
}

/** A file that was sent in, read where it stands; what no browser draws is downloaded. */
export function AnswerFileInPlace({ of, file }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { name, mediaType, sizeBytes } = file
  if (mediaType !== 'application/pdf' && !isPicture(mediaType))
    return <AnswerFile of={of} file={file} />
  return (
    <details
      className={classes.file}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className={classes.name}>{name}</span> <FileSize bytes={sizeBytes} />
      </summary>
      {isOpen && (
        <div className={classes.content}>
          <Content of={of} file={file} />
          <AnswerFile of={of} file={file} />
        </div>
      )}
    </details>
  )
}

function Content({ of, file: { id, name, mediaType } }: Props) {
  const unread = useKitText()('pdf.unread')
  const params = { id: of, fileId: id }
  const none = <p className="quiet">{unread}</p>
  if (isPicture(mediaType)) return <PictureFile {...{ endpoint, params, none, name, mediaType }} />
  return <PdfFile {...{ endpoint, params, none, name }} />
}
