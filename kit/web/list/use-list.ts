import { useEffect } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { useList as usePage } from '../api-query.ts'
import { useColumns } from './columns.ts'
import { useCursors } from './cursors.ts'
import { useTableMemory } from './list-memory.ts'
import type { ListScreenProps, RowOf } from './list-props.ts'
import { useListState } from './list-state.ts'
import { useSelection } from './selection.ts'

function declarationOf(endpoint: Endpoint) {
  if (!endpoint.list) throw new Error(`${endpoint.path} is not declared as a list`)
  return endpoint.list
}

/** Everything a list screen knows: what is asked, what came, what is chosen. */
export function useListScreen<E extends Endpoint>(props: ListScreenProps<E>) {
  const list = declarationOf(props.endpoint)
  const { memory, remember } = useTableMemory(
    list.tableState,
    Object.values(props.fixed ?? {}).join(' '),
  )
  const state = useListState(list, memory, remember)
  const cursors = useCursors(state.parameters)
  const answer = usePage<RowOf<E>>(props.endpoint, { ...props.fixed, ...cursors.request })
  const meta = answer.data?.meta
  useEffect(() => cursors.learn(answer.isPlaceholderData ? undefined : meta))
  const columns = useColumns(props.columns, memory)
  const selection = useSelection(state.parameters, meta?.total ?? 0)
  const rows = answer.data?.data ?? []
  return {
    list,
    memory,
    remember,
    ...state,
    answer,
    meta,
    rows,
    columns,
    shown: columns.filter(({ isShown }) => isShown),
    selection,
    isFiltered: state.query.search !== null || state.query.filters.length > 0,
  }
}

export type ListModel<E extends Endpoint> = ReturnType<typeof useListScreen<E>>
