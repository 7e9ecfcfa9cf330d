import { IconMail, IconPencil, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { Column } from '#kit/web/list/columns.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { OrganisationInstantText } from '#kit/web/show/DateText.tsx'
import { None } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { savedReportsEndpoints, type SavedReportRow } from '../contract/saved-reports.endpoints.ts'
import { openingOf } from './opening.ts'
import { useSavedPeriod } from './saved-words.ts'
import { useDeleteSaved } from './use-delete-saved.ts'

const EditSavedDialog = lazy(() =>
  import('./EditSavedDialog.tsx').then((m) => ({ default: m.EditSavedDialog })),
)
const ScheduleDialog = lazy(() =>
  import('./ScheduleDialog.tsx').then((m) => ({ default: m.ScheduleDialog })),
)

const columns: readonly Column<SavedReportRow>[] = [
  { key: 'name', render: ({ name }) => name, sortKey: 'name' },
  { key: 'report', render: (row) => <ReportTitle row={row} />, onCard: true },
  { key: 'question', render: (row) => <Period row={row} /> },
  { key: 'owner', render: ({ owner }) => owner.name },
  { key: 'rhythm', render: (row) => <Sent row={row} />, onCard: 'also' },
  {
    key: 'nextRunAt',
    kind: 'instant',
    render: ({ nextRunAt }) =>
      nextRunAt ? <OrganisationInstantText value={nextRunAt} /> : <None />,
  },
  {
    key: 'updatedAt',
    kind: 'instant',
    sortKey: 'updatedAt',
    hiddenAtFirst: true,
    render: ({ updatedAt }) => <OrganisationInstantText value={updatedAt} />,
  },
]

function ReportTitle({ row }: { row: SavedReportRow }) {
  return useText('reports')(`reports.${row.report}.title`)
}

function Period({ row }: { row: SavedReportRow }) {
  return useSavedPeriod()(row.question.period)
}

/** How often it is sent; whatever is not going on says so. */
function Sent({ row: { rhythm, state } }: { row: SavedReportRow }) {
  const text = useText()
  if (!rhythm) return <span className="quiet">{text('list.notSent')}</span>
  const often = text(`choices.rhythm.${rhythm}`)
  return state === 'active' ? often : `${often} · ${text(`choices.state.${state}`)}`
}

type Open = { row: SavedReportRow; what: 'edit' | 'schedule' } | null

/** One's own saved reports and those that are shared; the name opens the report. */
export function SavedReportsScreen() {
  const text = useText()
  const remove = useDeleteSaved()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <>
      <ListScreen
        endpoint={savedReportsEndpoints.listSavedReports}
        columns={columns}
        rowName={({ name }) => name}
        opens={openingOf}
        emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
        rowActions={(row: SavedReportRow) => [
          ...(row.can['edit'] === true
            ? [
                {
                  key: 'edit',
                  label: text('actions.rename'),
                  icon: <IconPencil size={16} aria-hidden />,
                  run: () => setOpen({ row, what: 'edit' }),
                },
              ]
            : []),
          ...(row.can['schedule'] === true
            ? [
                {
                  key: 'schedule',
                  label: text('actions.schedule'),
                  icon: <IconMail size={16} aria-hidden />,
                  run: () => setOpen({ row, what: 'schedule' }),
                },
              ]
            : []),
          ...(row.can['edit'] === true
            ? [
                {
                  key: 'delete',
                  label: text('actions.remove'),
                  icon: <IconTrash size={16} aria-hidden />,
                  danger: true,
                  run: () => void remove(row),
                },
              ]
            : []),
        ]}
      />
      <Suspense>
        {open?.what === 'edit' && <EditSavedDialog saved={open.row} close={close} />}
        {open?.what === 'schedule' && <ScheduleDialog saved={open.row} close={close} />}
      </Suspense>
    </>
  )
}
