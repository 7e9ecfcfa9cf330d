import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { Page } from '#kit/web/api-query.ts'
import { useGo } from '#kit/web/go.ts'
import { useOpenScreen } from '#kit/web/router/address.ts'
import { useKitText } from '#kit/web/text.ts'
import { stages } from '../contract/application.status.ts'
import { applicationsEndpoints, type ApplicationRow } from '../contract/applications.endpoints.ts'
import { recordOf } from './stage-list.ts'
import classes from './applications.module.css'

/** Previous and next of the list page that the record was opened from. */
export function Neighbours({ id }: { id: string }) {
  const kit = useKitText()
  const go = useGo()
  const open = useOpenScreen()
  const rows = useListAround(id)
  const stage = stages.find((each) => recordOf[each].path === open?.screen.path)
  const at = rows.findIndex((row) => row.id === id)
  if (at < 0 || rows.length < 2 || !stage) return null
  const move = (to: ApplicationRow | undefined) =>
    to && void go(recordOf[stage], { params: { id: to.id }, replace: true })
  return (
    <div className={classes.neighbours}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={kit('record.previous')}
        disabled={at === 0}
        onClick={() => move(rows[at - 1])}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={kit('record.next')}
        disabled={at === rows.length - 1}
        onClick={() => move(rows[at + 1])}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** The list page last fetched that holds the record. */
function useListAround(id: string): ApplicationRow[] {
  const client = useQueryClient()
  const { method, path } = applicationsEndpoints.listApplications
  const pages = client
    .getQueryCache()
    .findAll({ queryKey: [`${method} ${path}`] })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .map(({ state }) => (state.data as Page<ApplicationRow> | undefined)?.data ?? [])
  return pages.find((rows) => rows.some((row) => row.id === id)) ?? []
}
