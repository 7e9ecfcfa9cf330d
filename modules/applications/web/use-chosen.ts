import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { queryKey, type Page } from '#kit/web/api-query.ts'
import { applicationsEndpoints, type ApplicationRow } from '../contract/applications.endpoints.ts'

const { listApplications, readApplication } = applicationsEndpoints

type ChosenRow = Pick<
  ApplicationRow,
  'id' | 'reference' | 'participantName' | 'assignee' | 'version'
>

/** Rows that the list under the dialog has are taken from there; the others are fetched. */
export function useChosen(ids: readonly string[]) {
  const client = useQueryClient()
  const [known] = useState(() => {
    const name = `${listApplications.method} ${listApplications.path}`
    const pages = client.getQueriesData<Page<ApplicationRow>>({ queryKey: [name] })
    const rows = pages.flatMap(([, page]) => page?.data ?? [])
    return new Map<string, ChosenRow>(rows.map((row) => [row.id, row]))
  })
  const unknown = ids.filter((id) => !known.has(id))
  const answers = useQueries({
    queries: unknown.map((id) => ({
      queryKey: queryKey(readApplication, { params: { id } }),
      queryFn: () => callApi(readApplication, { params: { id } }),
    })),
  })
  const fetched = new Map<string, ChosenRow>(
    answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])),
  )
  const found = ids.map((id) => known.get(id) ?? fetched.get(id))
  return {
    rows: found.filter((row) => row !== undefined),
    missing: answers.filter(({ isError }) => isError).length,
    isLoading: answers.some(({ isPending }) => isPending),
  }
}
