import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { parseListQuery, type Filter, type ListQuery } from '#kit/contract/define-list.ts'
import { seenList } from '#kit/contract/field-groups.ts'
import { listWithOwn } from '#kit/contract/own-list.ts'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { useList as usePage, type Page } from '../api-query.ts'
import { usePortalAbility } from '../Can.tsx'
import { useKitText } from '../text.ts'
import { toast } from '../toast/toast.ts'
import { useColumns } from './columns.ts'
import { useCursors } from './cursors.ts'
import { useTableMemory } from './list-memory.ts'
import type { ListScreenProps, RowOf } from './list-props.ts'
import { useOpeningView, type ListView } from './list-views.ts'
import { useListState } from './list-state.ts'
import { useSoughtRows } from './row-return.ts'
import { useSelection } from './selection.ts'

function declarationOf(endpoint: Endpoint) {
  if (!endpoint.list) throw new Error(`${endpoint.path} is not declared as a list`)
  return endpoint.list
}

/** The list and its columns, without what the person never sees of it. */
function useSeenList<E extends Endpoint>({ endpoint, columns, sees, own }: ListScreenProps<E>) {
  const ability = usePortalAbility()
  const { access } = endpoint
  const whole = declarationOf(endpoint)
  return useMemo(() => {
    const declared = listWithOwn(whole, own ?? [])
    const holds = (group: string) =>
      !('subject' in access) || ability.can(access.action, access.subject, group)
    const isSeen = sees ?? holds
    const groups = declared.groups ?? {}
    return {
      list: seenList(declared, isSeen),
      open: columns.filter(({ key }) => groups[key] === undefined || isSeen(groups[key])),
    }
  }, [whole, columns, sees, own, access, ability])
}

/** An address may name a page behind the last one, which may have gone meanwhile: that one is shown. */
function useLastPage(page: Page<unknown> | undefined, leadTo: (page: number) => void) {
  const last = page && Math.max(1, Math.ceil(page.meta.total / page.meta.perPage))
  const isBehind = page !== undefined && page.data.length === 0 && page.meta.page > (last ?? 1)
  const lead = useEffectEvent(() => leadTo(last ?? 1))
  useEffect(() => {
    if (isBehind) lead()
  }, [isBehind])
}

/** Everything a list screen knows: what is asked, what came, what is chosen. */
export function useListScreen<E extends Endpoint>(props: ListScreenProps<E>) {
  const { list, open } = useSeenList(props)
  const { memory, remember } = useTableMemory(
    list.tableState,
    Object.values(props.fixed ?? {}).join(' '),
  )
  const state = useListState(list, memory, remember)
  const soughtRef = useSoughtRows()
  const text = useKitText()
  const showView = ({ parameters, ...look }: ListView) => {
    const gone = [
      ...Object.keys(parseListQuery(list, parameters).errors),
      ...look.order.filter((key) => open.every((column) => column.key !== key)),
    ]
    if (gone.length > 0) toast.info(text('list.viewLeftOut', { count: gone.length }))
    remember(look)
    state.show(parameters)
  }
  useOpeningView(list.tableState, {
    isFresh: Object.keys(state.parameters).length === 0 && memory.order.length === 0,
    show: showView,
  })
  const cursors = useCursors(state.parameters)
  const asked = { ...props.fixed, ...cursors.request }
  const answer = usePage<RowOf<E>>(props.endpoint, asked, props.params)
  const meta = answer.data?.meta
  useEffect(() => cursors.learn(answer.isPlaceholderData ? undefined : meta))
  useLastPage(answer.isPlaceholderData ? undefined : answer.data, state.leadTo)
  const columns = useColumns(open, memory)
  const selection = useSelection(state.parameters, meta?.total ?? 0, props.fixed)
  const [isSelecting, setSelecting] = useState(false)
  const rows = answer.data?.data ?? []
  const ofTab = ({ field }: Filter) => props.tabFilters?.includes(field) ?? false
  const { filters } = state.query
  const chosenFilters = filters.filter((filter) => !ofTab(filter))
  /** What the tab stands for goes where there is nothing else to clear. */
  const clear = (changes: Partial<ListQuery> = {}) => {
    const isOfTab = chosenFilters.length === 0 && state.query.search === null
    state.change({ ...changes, filters: isOfTab ? [] : filters.filter(ofTab) })
  }
  const [folded, fold] = useState<readonly string[]>([])
  return {
    list,
    memory,
    remember,
    ...state,
    showView,
    answer,
    meta,
    rows,
    columns,
    shown: columns.filter(({ isShown }) => isShown),
    chosenFilters,
    clear,
    selection,
    /** Cards have ticks when they are asked for. */
    isSelecting,
    setSelecting,
    soughtRef,
    /** Columns for which there is no room. */
    folded,
    fold,
    search: state.query.search ?? '',
    isSearchAlone: state.query.search !== null && filters.length === 0,
    isFiltered: state.query.search !== null || filters.length > 0,
  }
}

export type ListModel<E extends Endpoint> = ReturnType<typeof useListScreen<E>>
