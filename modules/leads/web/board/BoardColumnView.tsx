import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { usePages } from '#kit/web/use-pages.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useSpoken } from '#kit/web/spoken.ts'
import { Loading } from '#kit/web/show/Loading.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { leadsEndpoints, type BoardColumn, type LeadRow } from '../../contract/leads.endpoints.ts'
import { BoardCard } from './BoardCard.tsx'
import { useBoard } from './board-context.ts'
import { distinct, figuresWith, withShifts } from './board-order.ts'
import classes from './board.module.css'
import { columnQuery } from './card-pages.ts'
import { ColumnHead } from './ColumnHead.tsx'

/** A status with its leads, which are loaded as somebody scrolls down to them. */
export function BoardColumnView({ column, fold }: { column: BoardColumn; fold?: () => void }) {
  const text = useText()
  const spoken = useSpoken()
  const board = useBoard()
  const { shifts, lift, drag, cards } = board
  const name = useBilingual()(column.name)
  const pages = usePages<LeadRow>(
    leadsEndpoints.listLeads,
    columnQuery(board.parameters, column.id),
    { keptByHand: true },
  )
  const moved = lift.lifted ? [...shifts, lift.lifted] : shifts
  const shown = withShifts(column.id, distinct(pages.rows), moved)
  const figures = figuresWith(column, shifts)
  useLayoutEffect(() => {
    const all = cards.current
    all.set(column.id, shown)
    return () => void all.delete(column.id)
  })
  const isOver = drag.over?.statusId === column.id
  const others = shown.filter(({ id }) => id !== drag.lead?.id)
  const beside = isOver ? others[drag.over?.index ?? 0]?.id : undefined
  return (
    <section
      className={classes.column}
      data-board-column={column.id}
      data-over={isOver || undefined}
      aria-label={text('board.column', {
        name,
        count: figures.count,
        amount: spoken.money(figures.amount),
      })}
    >
      <ColumnHead column={column} figures={figures} fold={fold} />
      <div className={classes.cards} data-board-cards>
        <ol className={classes.list}>
          {shown.map((lead) => (
            <BoardCard key={lead.id} lead={lead} isAbove={lead.id === beside} within={shown} />
          ))}
        </ol>
        {isOver && !beside && <div className={classes.dropLine} />}
        <More pages={pages} isEmpty={shown.length === 0} />
      </div>
    </section>
  )
}

type Pages = ReturnType<typeof usePages<LeadRow>>

/** What follows below: on the way, failed, or to be loaded when it comes into sight. */
function More({ pages, isEmpty }: { pages: Pages; isEmpty: boolean }) {
  const kit = useKitText()
  const text = useText()
  const problemText = useProblemText()
  const foot = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, isPending, error } = pages
  const load = useEffectEvent(() => void pages.fetchNextPage())
  const isReady = hasNextPage && !isFetchingNextPage && !error
  useEffect(() => {
    if (!isReady || !foot.current) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && load(), {
      rootMargin: '200px',
    })
    watch.observe(foot.current)
    return () => watch.disconnect()
  }, [isReady])
  if (error)
    return (
      <div className={classes.more} role="alert">
        <p>{problemText(error)}</p>
        <Button variant="default" size="compact-sm" onClick={() => void pages.refetch()}>
          {kit('actions.retry')}
        </Button>
      </div>
    )
  return (
    <div ref={foot} className={classes.more}>
      {(isPending || isFetchingNextPage) && <Loading size="sm" />}
      {!isPending && isEmpty && <p className="quiet">{text('board.noCards')}</p>}
    </div>
  )
}
