import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { useText } from '../text.ts'
import { ExportButton } from './ExportButton.tsx'

interface Props {
  endpoint: Endpoint
  params?: Record<string, string>
  query: Readonly<Record<string, string>>
  mayExport: boolean
  /** What makes a PDF of the same. */
  paper?: Endpoint
}

/** What is shown, on paper or as a file; the module's string `actions.print` says the former. */
export function PrintOrExport({ endpoint, params = {}, query, mayExport, paper }: Props) {
  const text = useText()
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />}
        onClick={() => print()}
      >
        {text('actions.print')}
      </Button>
      {mayExport && (
        <ExportButton
          endpoint={endpoint}
          asked={(format) => ({ params, query: { ...query, format } })}
          paper={paper && { endpoint: paper, asked: { params, query } }}
        />
      )}
    </>
  )
}
