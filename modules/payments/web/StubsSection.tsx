import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { FileInPlace } from '#kit/web/file/FileInPlace.tsx'
import { useDownload } from '#kit/web/file/use-download.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useText } from '#kit/web/text.ts'
import { paymentsEndpoints, type PaymentRecord } from '../contract/payments.endpoints.ts'
import classes from './payments.module.css'

const endpoint = paymentsEndpoints.downloadPaymentFile

interface Props {
  record: PaymentRecord
  /** The first is open where a claim is judged by it. */
  isShown?: boolean
}

/** What proves the wages, or what was spent, read beside it. */
export function StubsSection({ record: { id, files, supplement }, isShown = false }: Props) {
  const text = useText()
  if (files.length === 0) return null
  return (
    <RecordSection title={text(supplement ? 'fields.receipts' : 'fields.files')}>
      <ul className={classes.stubs}>
        {files.map(({ id: fileId, ...file }, at) => (
          <li key={fileId}>
            <FileInPlace
              {...file}
              endpoint={endpoint}
              params={{ id, fileId }}
              isShown={isShown && at === 0}
            >
              <Download params={{ id, fileId }} name={file.name} />
            </FileInPlace>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}

function Download({ params, name }: { params: { id: string; fileId: string }; name: string }) {
  const text = useText()
  const { isBusy, start } = useDownload({ endpoint, params, name })
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={start}
    >
      {text('stubs.download', { name })}
    </Button>
  )
}
