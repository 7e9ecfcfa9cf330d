import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { downloadFile } from '#kit/web/api-download.ts'
import { FileInPlace } from '#kit/web/file/FileInPlace.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { paymentsEndpoints, type PaymentRecord } from '../contract/payments.endpoints.ts'
import classes from './payments.module.css'

const endpoint = paymentsEndpoints.downloadPaymentFile

interface Props {
  record: PaymentRecord
  /** The first is open where a claim is judged by it. */
  isShown?: boolean
}

/** What proves the wages, read beside them. */
export function StubsSection({ record: { id, files }, isShown = false }: Props) {
  const text = useText()
  if (files.length === 0) return null
  return (
    <RecordSection title={text('fields.files')}>
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
  const words = useProblemText()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await downloadFile(endpoint, { params }, name)
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => void download()}
    >
      {text('stubs.download', { name })}
    </Button>
  )
}
