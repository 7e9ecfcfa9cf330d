import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { useText } from '../text.ts'
import { ExportButton, type OtherFormat } from './ExportButton.tsx'

interface Props {
  endpoint: Endpoint
  params?: Record<string, string>
  query: Readonly<Record<string, string>>
  mayExport: boolean
  also?: readonly OtherFormat[]
}

/** What is shown, on paper or as a file; the module's string `actions.print` says the former. */
export function PrintOrExport({ endpoint, params = {}, query, mayExport, also }: Props) {
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
          also={also}
        />
      )}
    </>
  )
}
