import { UnstyledButton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useDownload } from '#kit/web/file/use-download.ts'
import { useText } from '#kit/web/text.ts'
import { answerFilesEndpoints } from '../../../contract/answer-files.endpoints.ts'
import { FileSize } from '#kit/web/file/FileSize.tsx'
import classes from './answers.module.css'

export interface AnsweredFile {
  id: string
  name: string
  mediaType: string
  sizeBytes: number
}

/** A file that was sent in, to be opened by whoever reads the answer. */
export function AnswerFile({ of, file }: { of: string; file: AnsweredFile }) {
  const text = useText('forms')
  const { isBusy, start } = useDownload({
    endpoint: answerFilesEndpoints.downloadAnswerFile,
    params: { id: of, fileId: file.id },
    name: file.name,
  })
  return (
    <UnstyledButton
      className={classes.file}
      aria-busy={isBusy || undefined}
      aria-label={text('answers.download', { name: file.name })}
      onClick={start}
    >
      <IconDownload size={16} stroke={1.75} aria-hidden />
      <span className={classes.fileName}>{file.name}</span>
      <FileSize bytes={file.sizeBytes} />
    </UnstyledButton>
  )
}
