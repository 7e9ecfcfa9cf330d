import { useMediaQuery } from '@mantine/hooks'
import { IconTargetArrow } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { recordMenuOf } from '#kit/web/list/record-menus.ts'
import { NarrowingBar } from '#kit/web/list/NarrowingBar.tsx'
import { RecordMenuHost } from '#kit/web/list/RecordMenuHost.tsx'
import { usePortalAbility } from '#kit/web/Can.tsx'
import { seenList } from '#kit/contract/field-groups.ts'
import type { OwnField } from '#kit/contract/own-fields.ts'
import { listWithOwn } from '#kit/contract/own-list.ts'
import { OwnFilterNames, ownReferences } from '#kit/web/list/own-filters.tsx'
import { WithOwnFields } from '#modules/custom-fields/web/pieces/WithOwnFields.tsx'
import { useNarrowing } from '#kit/web/list/use-narrowing.ts'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { leadList, leadsEndpoints, type BoardColumn } from '../../contract/leads.endpoints.ts'
import { filterReferences } from '../references.ts'
import type { ShownLeads } from '../shown-leads.ts'
import { BoardContext, type CardsOf } from './board-context.ts'
import { BoardBulkBar } from './BoardBulkBar.tsx'
import { BoardColumns } from './BoardColumns.tsx'
import classes from './board.module.css'
import { DragGhost } from './DragGhost.tsx'
import { useBoardDrag } from './use-board-drag.ts'
import { cardPages } from './card-pages.ts'
import { useBoardMoves } from './use-board-moves.ts'
import { useBoardNews } from './use-board-news.ts'
import { useBoardSelection } from './use-board-selection.ts'
import { useGlow } from './use-glow.ts'
import { useLift } from './use-lift.ts'

const MoveLeadDialog = lazy(() =>
  import('../MoveLeadDialog.tsx').then((m) => ({ default: m.MoveLeadDialog })),
)

const recordMenu = recordMenuOf(leadsEndpoints.readLead, () =>
  import('../use-lead-acts.tsx').then((m) => m.useLeadRowActs),
)

/** Leads as a board: a column for each status, in an order that everybody shares. */
export const LeadBoard = (props: ShownLeads) => (
  <WithOwnFields of="lead">
    {(own) => (
      <OwnFilterNames own={own}>
        <NarrowedBoard {...props} own={own} />
      </OwnFilterNames>
    )}
  </WithOwnFields>
)

function NarrowedBoard({ actions, above, add, own }: ShownLeads & { own: readonly OwnField[] }) {
  const text = useText()
  const ability = usePortalAbility()
  const list = seenList(listWithOwn(leadList, own), (group) => ability.can('view', 'Leads', group))
  const model = useNarrowing(list)
  const answer = useAnswer(
    leadsEndpoints.readBoard,
    { query: model.parameters },
    {
      keepPrevious: true,
      keptByHand: true,
    },
  )
  const only = model.query.filters.find(({ field }) => field === 'statusId')?.values
  const columns = (answer.data?.data ?? []).filter(({ id }) => !only || only.includes(id))
  return (
    <>
      <PageHeader title={text('screens.leads')} actions={actions} />
      {above}
      <section className={`surface ${classes.around}`} aria-label={text('board.label')}>
        <NarrowingBar model={model} references={{ ...filterReferences, ...ownReferences(own) }} />
        {answer.error && !answer.data && (
          <ProblemState error={answer.error} retry={() => void answer.refetch()} />
        )}
        {!answer.data && !answer.error && <WaitingPart height={400} />}
        {answer.data?.data.length === 0 && (
          <EmptyState
            mark={<IconTargetArrow size={28} stroke={1.5} />}
            title={text('board.empty')}
            body={text('board.emptyHint')}
          />
        )}
        {columns.length > 0 && <Board columns={columns} parameters={model.parameters} add={add} />}
      </section>
    </>
  )
}

interface BoardProps {
  columns: readonly BoardColumn[]
  parameters: Record<string, string>
  add: ShownLeads['add']
}

function Board({ columns, parameters, add }: BoardProps) {
  const text = useText()
  const [said, say] = useState('')
  const isPhone = useMediaQuery('(width < 37.5em)') ?? false
  const cards = useRef<CardsOf>(new Map())
  const pages = cardPages(
    parameters,
    columns.map(({ id }) => id),
  )
  const moves = useBoardMoves({ columns, pages, say })
  useBoardNews({ pages, isMoving: moves.shifts.length > 0 })
  const isNarrowed = Object.keys(parameters).length > 0
  const around = { columns, cards, isNarrowed, say, ...moves }
  const lift = useLift(around)
  const drag = useBoardDrag(around)
  const glowing = useGlow()
  const selection = useBoardSelection(columns, parameters)
  const { asked, forget } = moves
  const shown = { ...around, parameters, lift, drag, glowing, selection, add, isPhone }
  return (
    <BoardContext value={shown}>
      <p id="board-help" className={`quiet no-print ${classes.help}`}>
        {text('board.help')}
      </p>
      <RecordMenuHost menu={recordMenu}>
        <BoardColumns />
      </RecordMenuHost>
      <DragGhost drag={drag} />
      <p role="status" className="only-spoken">
        {said}
      </p>
      <BoardBulkBar selection={selection} columns={columns} />
      {asked && (
        <Suspense>
          <MoveLeadDialog
            lead={asked.lead}
            to={asked.to}
            close={forget}
            onMoved={(moved) => {
              moves.settle(asked, moved)
              toast.success(text('toast.moved'))
            }}
          />
        </Suspense>
      )}
    </BoardContext>
  )
}
