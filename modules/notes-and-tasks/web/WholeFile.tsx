import { IconFileText } from '@tabler/icons-react'
import { PdfFile } from '#kit/web/file/PdfFile.tsx'
import { useText } from '#kit/web/text.ts'
import { filesEndpoints, type FileRecord } from '../contract/files.endpoints.ts'
import classes from './files.module.css'
import { usePicture } from './use-picture.ts'

/** A file as it is looked at: a picture, the pages of a PDF, or that one has to download it. */
export function WholeFile({ file }: { file: FileRecord }) {
  const { id } = file
  const name = file.caption ?? file.name
  const url = usePicture(file, 'large')
  const endpoint = filesEndpoints.downloadFile
  if (file.mediaType === 'application/pdf')
    return <PdfFile key={id} {...{ endpoint, params: { id }, name }} none={<Unseen />} />
  if (file.width === null) return <Unseen />
  return url ? <img src={url} alt={name} /> : <div className={classes.document} />
}

function Unseen() {
  const text = useText()
  return (
    <div className={classes.document}>
      <IconFileText size={64} stroke={1} aria-hidden />
      <p>{text('files.noPreview')}</p>
    </div>
  )
}
