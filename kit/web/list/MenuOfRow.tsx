import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { ListScreenProps, RowOf } from './list-props.ts'
import { RecordMenu } from './RecordMenu.tsx'
import { RowMenu } from './RowMenu.tsx'

export const hasMenu = <E extends Endpoint>(
  props: Pick<ListScreenProps<E>, 'rowActions' | 'recordMenu'>,
) => props.rowActions !== undefined || props.recordMenu !== undefined

export function MenuOfRow<E extends Endpoint>(given: { row: RowOf<E>; props: ListScreenProps<E> }) {
  const { row, props } = given
  const name = props.rowName(row)
  if (props.recordMenu) return <RecordMenu id={row.id} name={name} opens={props.opens?.(row)} />
  return props.rowActions ? <RowMenu name={name} actions={props.rowActions(row)} /> : null
}
