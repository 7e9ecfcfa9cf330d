import { Button } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { CallOptions } from '../api-request.ts'
import { DropMenu } from '../menu/DropMenu.tsx'
import { useProblemText } from '../show/problem-text.ts'
import { useKitText } from '../text.ts'
import { toast } from '../toast/toast.ts'

const formats = { csv: IconFileTypeCsv, xlsx: IconFileSpreadsheet }
export type ExportFormat = keyof typeof formats

interface Props {
  endpoint: Endpoint
  /** What is asked for, read once a format is chosen. */
  asked: (format: ExportFormat) => CallOptions
  /** What else it can be had as. */
  also?: readonly OtherFormat[] | undefined
}

export interface OtherFormat {
  key: string
  label: string
  icon: ReactNode
  endpoint: Endpoint
  asked: CallOptions
}

/** Saves what is shown as a file of the format that is chosen. */
export function ExportButton({ endpoint, asked, also = [] }: Props) {
  const text = useKitText()
  const words = useProblemText()
  const [isBusy, setBusy] = useState(false)
  const save = async (format: string, from: Endpoint, options: CallOptions) => {
    setBusy(true)
    try {
      const { downloadFile } = await import('../api-download.ts')
      await downloadFile(from, options, `export.${format}`)
      toast.success(text('list.exported'))
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      setBusy(false)
    }
  }
  const choices = (Object.keys(formats) as ExportFormat[]).map((format) => {
    const FormatIcon = formats[format]
    return {
      key: format,
      label: text(`list.exportAs.${format}`),
      icon: <FormatIcon size={18} stroke={1.75} aria-hidden />,
      run: () => save(format, endpoint, asked(format)),
    }
  })
  return (
    <DropMenu
      groups={[
        [
          ...choices,
          ...also.map((each) => ({
            ...each,
            run: () => save(each.key, each.endpoint, each.asked),
          })),
        ],
      ]}
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
