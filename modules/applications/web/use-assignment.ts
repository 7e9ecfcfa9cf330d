import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { queryKey, useChange, type Page } from '#kit/web/api-query.ts'
import type { OutputOf } from '#kit/contract/define-endpoint.ts'
import { applicationsEndpoints, type ApplicationRow } from '../contract/applications.endpoints.ts'

const { assignApplications, listApplications, readApplication } = applicationsEndpoints
const most = 100

export type AssignedRow = Pick<
  ApplicationRow,
  'id' | 'reference' | 'participantName' | 'assignee' | 'version'
>
export type Result = OutputOf<typeof assignApplications>['results'][number]
export type Assignment = ReturnType<typeof useAssignment>

/** The chosen applications, what was done with them, and how to take it back. */
export function useAssignment(all: readonly string[]) {
  const ids = [...new Set(all)].slice(0, most)
  const { rows, missing, isLoading } = useChosen(ids)
  const change = useChange(assignApplications)
  const [results, setResults] = useState<Result[] | null>(null)
  const [undone, setUndone] = useState<Result[] | null>(null)

  const assign = async (assigneeId: string) => {
    const items = rows.map(({ id, version }) => ({ id, version, assigneeId }))
    setResults((await change.mutateAsync({ body: { items } })).results)
  }

  const undo = async () => {
    const items = (results ?? [])
      .filter(({ problem }) => problem === null)
      .map(({ id, version, previousAssigneeId }) => ({
        id,
        version: version ?? 0,
        assigneeId: previousAssigneeId,
      }))
    setUndone((await change.mutateAsync({ body: { items } })).results)
  }

  return { count: ids.length, rows, missing, isLoading, assign, results, undo, undone }
}

/** Rows that the list under the dialog has are taken from there; the others are fetched. */
function useChosen(ids: readonly string[]) {
  const client = useQueryClient()
  const [known] = useState(() => {
    const name = `${listApplications.method} ${listApplications.path}`
    const pages = client.getQueriesData<Page<ApplicationRow>>({ queryKey: [name] })
    const rows = pages.flatMap(([, page]) => page?.data ?? [])
    return new Map<string, AssignedRow>(rows.map((row) => [row.id, row]))
  })
  const unknown = ids.filter((id) => !known.has(id))
  const answers = useQueries({
    queries: unknown.map((id) => ({
      queryKey: queryKey(readApplication, { params: { id } }),
      queryFn: () => callApi(readApplication, { params: { id } }),
    })),
  })
  const fetched = new Map<string, AssignedRow>(
    answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])),
  )
  const found = ids.map((id) => known.get(id) ?? fetched.get(id))
  return {
    rows: found.filter((row) => row !== undefined),
    missing: answers.filter(({ isError }) => isError).length,
    isLoading: answers.some(({ isPending }) => isPending),
  }
}
