import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { FileInPlace } from '#kit/web/file/FileInPlace.tsx'
import { useDownload } from '#kit/web/file/use-download.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { applicationsEndpoints } from '#modules/applications/contract/applications.endpoints.ts'
import { answerFilesEndpoints } from '#modules/forms/contract/answer-files.endpoints.ts'
import { paymentsEndpoints } from '#modules/payments/contract/payments.endpoints.ts'
import type { FileSource, ParticipantFile } from '../../contract/participant-files.endpoints.ts'
import classes from './files.module.css'

/** A file is read and downloaded where it belongs. */
const kept = {
  document: ({ id, fileId }) => ({
    endpoint: applicationsEndpoints.downloadDocument,
    params: { id, documentId: fileId },
  }),
  answer: ({ id, fileId }) => ({
    endpoint: answerFilesEndpoints.downloadAnswerFile,
    params: { id, fileId },
  }),
  payment: ({ id, fileId }) => ({
    endpoint: paymentsEndpoints.downloadPaymentFile,
    params: { id, fileId },
  }),
} as const satisfies Record<
  FileSource,
  (file: ParticipantFile) => Pick<Parameters<typeof FileInPlace>[0], 'endpoint' | 'params'>
>

export function FileLine({ file }: { file: ParticipantFile }) {
  const text = useText()
  const { name, mediaType, sizeBytes, addedAt, title } = file
  const { endpoint, params } = kept[file.source](file)
  const { isBusy, start } = useDownload({ endpoint, params, name })
  return (
    <li className={classes.file}>
      <FileInPlace {...{ endpoint, params, name, mediaType, sizeBytes }}>
        <Button
          variant="default"
          size="xs"
          loading={isBusy}
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={start}
        >
          {text('actions.download', { name })}
        </Button>
      </FileInPlace>
      <p className={`quiet ${classes.about}`}>
        {title && (
          <>
            <BilingualText value={title} /> ·{' '}
          </>
        )}
        <span className="numbers">{file.reference}</span> · <DateText value={addedAt} />
      </p>
    </li>
  )
}
