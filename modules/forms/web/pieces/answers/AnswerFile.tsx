import { UnstyledButton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { downloadFile } from '#kit/web/api-download.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
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
  const words = useProblemText()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const params = { id: of, fileId: file.id }
      await downloadFile(answerFilesEndpoints.downloadAnswerFile, { params }, file.name)
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <UnstyledButton
      className={classes.file}
      aria-busy={isBusy || undefined}
      aria-label={text('answers.download', { name: file.name })}
      onClick={() => void download()}
    >
      <IconDownload size={16} stroke={1.75} aria-hidden />
      <span className={classes.fileName}>{file.name}</span>
      <FileSize bytes={file.sizeBytes} />
    </UnstyledButton>
  )
}
