import { FileInPlace } from '#kit/web/file/FileInPlace.tsx'
import { answerFilesEndpoints } from '../../../contract/answer-files.endpoints.ts'
import { AnswerFile, type AnsweredFile } from './AnswerFile.tsx'

interface Props {
  /** The response. */
  of: string
  file: AnsweredFile
}

/** A file that was sent in, read where it stands. */
export function AnswerFileInPlace({ of, file }: Props) {
  const { id, ...about } = file
  return (
    <FileInPlace
      {...about}
      endpoint={answerFilesEndpoints.downloadAnswerFile}
      params={{ id: of, fileId: id }}
    >
      <AnswerFile of={of} file={file} />
    </FileInPlace>
  )
}
