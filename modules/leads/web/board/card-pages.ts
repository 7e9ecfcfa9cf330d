import type { InfiniteData } from '@tanstack/react-query'
import { callApi } from '#kit/web/api-call.ts'
import { queryKey, type Page } from '#kit/web/api-query.ts'
import { queries } from '#kit/web/queries.ts'
import {
  leadsEndpoints,
  type BoardColumn,
  type LeadRow,
  type PlacedCard,
} from '../../contract/leads.endpoints.ts'
import { figuresWith, withCard, withShifts, type Shift } from './board-order.ts'

type Pages = InfiniteData<Page<LeadRow>>
type Parameters = Record<string, string>

/**
 * The cards of a column are its leads in the order of the board; whoever became a shareholder has left it,
 * unless those are asked for.
 */
export const columnQuery = (parameters: Parameters, statusId: string) => ({
  'filter[isConverted]': 'false',
  ...parameters,
  'filter[statusId]': statusId,
  sort: 'rank',
})

const pagesKey = (parameters: Parameters, statusId: string) => [
  ...queryKey(leadsEndpoints.listLeads, { query: columnQuery(parameters, statusId) }),
  'pages',
]
const boardKey = (parameters: Parameters) =>
  queryKey(leadsEndpoints.readBoard, { query: parameters })

/** The loaded cards of a board, changed where something changed. */
export function cardPages(parameters: Parameters, statusIds: readonly string[]) {
  const pagesOf = (statusId: string) =>
    queries.getQueryData<Pages>(pagesKey(parameters, statusId))?.pages ?? []
  const change = (statusId: string, to: (pages: Page<LeadRow>[]) => Page<LeadRow>[]) =>
    queries.setQueryData<Pages>(
      pagesKey(parameters, statusId),
      (before) => before && { ...before, pages: to(before.pages) },
    )
  const find = (id: string) =>
    statusIds
      .flatMap((statusId) => pagesOf(statusId).flatMap(({ data }) => data))
      .find((each) => each.id === id)

  function remove(id: string) {
    for (const statusId of statusIds)
      if (pagesOf(statusId).some(({ data }) => data.some((each) => each.id === id)))
        change(statusId, (pages) =>
          pages.map((page) => ({ ...page, data: page.data.filter((each) => each.id !== id) })),
        )
  }
  const put = ({ lead, aboveId }: PlacedCard) => {
    remove(lead.id)
    change(lead.statusId, (pages) => withCard(pages, { lead, aboveId }))
  }
  const count = (shift: Shift) =>
    queries.setQueryData<{ data: BoardColumn[] }>(
      boardKey(parameters),
      (before) =>
        before && { data: before.data.map((each) => ({ ...each, ...figuresWith(each, [shift]) })) },
    )
  const readFigures = () => queries.invalidateQueries({ queryKey: boardKey(parameters) })
  return {
    find,
    /** Puts a lead where it was moved to, as the server has it now, and counts it there. */
    settle(shift: Shift, after: LeadRow) {
      const { statusId } = after
      const rows = pagesOf(statusId).flatMap(({ data }) => data)
      const shown = withShifts(statusId, rows, [{ ...shift, lead: after }])
      const index = shown.findIndex(({ id }) => id === after.id)
      put({ lead: after, aboveId: shown[index - 1]?.id ?? null })
      count({ ...shift, after })
    },
    /** Reads where some leads stand now, and the figures. */
    async read(ids: readonly string[]) {
      const figures = readFigures()
      const query = { ...parameters, ids: ids.join(',') }
      const { data } = await callApi(leadsEndpoints.readCards, { query })
      for (const id of ids) remove(id)
      // From above to below: what stands under another that was moved finds it.
      for (const card of data) put(card)
      await figures
    },
    /** What is on its way may know already of what is changed here, or not: it is not waited for. */
    hold: () => queries.cancelQueries({ queryKey: boardKey(parameters) }),
    readFigures,
    readAll: () =>
      Promise.all([
        readFigures(),
        ...statusIds.map((id) => queries.invalidateQueries({ queryKey: pagesKey(parameters, id) })),
      ]),
  }
}
export type CardPages = ReturnType<typeof cardPages>
