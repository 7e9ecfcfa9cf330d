import { Button, Menu } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { downloadFile } from '#kit/web/api-download.ts'
import { useMay } from '#kit/web/Can.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { reportsEndpoints } from '../contract/reports.endpoints.ts'
import type { ReportName } from '../contract/reports.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

interface Exported {
  name: ReportName
  query: Record<string, string>
}

/** What is shown, on paper or as a file. */
export function ExportReport(props: Exported) {
  const text = useText()
  const isPermitted = useMay('export', 'Reports')
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => print()}>
        {text('actions.print')}
      </Button>
      {isPermitted && <FileMenu {...props} />}
    </>
  )
}

function FileMenu({ name, query }: Exported) {
  const text = useKitText()
  const words = useProblemText()
  const [isBusy, setBusy] = useState(false)
  const save = async (format: 'csv' | 'xlsx') => {
    setBusy(true)
    try {
      const asked = { params: { name }, query: { ...query, format } }
      await downloadFile(reportsEndpoints.exportReport, asked, `report.${format}`)
      toast.success(text('list.exported'))
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={isBusy} leftSection={<IconDownload {...icon} />}>
          {text('list.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['csv', 'xlsx'] as const).map((format) => (
          <Menu.Item key={format} onClick={() => void save(format)}>
            {text(`list.exportAs.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
