import { Button } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { useState } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { DropMenu } from '../menu/DropMenu.tsx'
import { useProblemText } from '../show/problem-text.ts'
import { useKitText } from '../text.ts'
import { toast } from '../toast/toast.ts'
import type { ListScreenProps } from './list-props.ts'
import type { ListModel } from './use-list.ts'

const formats = { csv: IconFileTypeCsv, xlsx: IconFileSpreadsheet }
type Format = keyof typeof formats

/** Exports what is shown: the same search, filters, sort and columns, every page. */
export function ExportMenu<E extends Endpoint>(given: {
  model: ListModel<E>
  props: ListScreenProps<E>
}) {
  const text = useKitText()
  const words = useProblemText()
  const [isBusy, setBusy] = useState(false)
  const { model, props } = given
  const save = async (format: Format) => {
    const { page: _page, perPage: _perPage, ...matching } = model.parameters
    const columns = model.shown.map(({ key }) => key).join(',')
    const query = { ...props.fixed, ...matching, format, columns }
    setBusy(true)
    try {
      const { downloadFile } = await import('../api-download.ts')
      const { params = {} } = props
      await downloadFile(props.exportEndpoint!, { params, query }, `export.${format}`)
      toast.success(text('list.exported'))
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      setBusy(false)
    }
  }
  const choices = (Object.keys(formats) as Format[]).map((format) => {
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
