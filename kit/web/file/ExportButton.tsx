import { Button } from '@mantine/core'
import {
  IconDownload,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileTypePdf,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { CallOptions } from '../api-request.ts'
import { DropMenu } from '../menu/DropMenu.tsx'
import { useProblemText } from '../show/problem-text.ts'
import { useKitText } from '../text.ts'
import { toast } from '../toast/toast.ts'

const formats = { csv: IconFileTypeCsv, xlsx: IconFileSpreadsheet, pdf: IconFileTypePdf }
export type ExportFormat = 'csv' | 'xlsx'

interface Props {
  endpoint: Endpoint
  /** What is asked for, read once a format is chosen. */
  asked: (format: ExportFormat) => CallOptions
  /** Where it can be had on the letterhead as well. */
  paper?: { endpoint: Endpoint; asked: CallOptions } | undefined
}

/** Saves what is shown as a file of the format that is chosen. */
export function ExportButton({ endpoint, asked, paper }: Props) {
  const text = useKitText()
  const words = useProblemText()
  const [isBusy, setBusy] = useState(false)
  const save = async (format: ExportFormat | 'pdf') => {
    setBusy(true)
    try {
      const { downloadFile } = await import('../api-download.ts')
      const name = `export.${format}`
      if (format !== 'pdf') await downloadFile(endpoint, asked(format), name)
      else if (paper) await downloadFile(paper.endpoint, paper.asked, name)
      toast.success(text('list.exported'))
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      setBusy(false)
    }
  }
  const offered = [...(['csv', 'xlsx'] as const), ...(paper ? (['pdf'] as const) : [])]
  const choices = offered.map((format) => {
    const FormatIcon = formats[format]
    return {
      key: format,
      label: text(`list.exportAs.${format}`),
      icon: <FormatIcon size={18} stroke={1.75} aria-hidden />,
      run: () => save(format),
    }
  })
  return (
    <DropMenu
      groups={[choices]}
      button={
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        >
          {text('list.export')}
        </Button>
      }
    />
  )
}
