import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { ExportButton, type ExportFormat } from '../file/ExportButton.tsx'
import type { ListScreenProps } from './list-props.ts'
import type { ListModel } from './use-list.ts'

/** Exports what is shown: the same search, filters, sort and columns, every page. */
export function ExportMenu<E extends Endpoint>(given: {
  model: ListModel<E>
  props: ListScreenProps<E>
}) {
  const { model, props } = given
  const asked = (format: ExportFormat) => {
    const { page: _page, perPage: _perPage, ...matching } = model.parameters
    const columns = model.shown.map(({ key }) => key).join(',')
    return { params: props.params ?? {}, query: { ...props.fixed, ...matching, format, columns } }
  }
  return <ExportButton endpoint={props.exportEndpoint!} asked={asked} />
}
