import type { Sort } from '#kit/contract/define-list.ts'

const most = 3

/** Ascending, then descending, then not at all; with Shift beside the other columns. */
export function nextSort(sort: readonly Sort[], by: string, isAdded: boolean): Sort[] {
  const own = sort.find((each) => each.by === by)
  const next = own ? (own.descending ? null : { by, descending: true }) : { by, descending: false }
  if (!isAdded) return next ? [next] : []
  if (!next) return sort.filter((each) => each.by !== by)
  if (own) return sort.map((each) => (each.by === by ? next : each))
  return [...sort, next].slice(-most)
}
