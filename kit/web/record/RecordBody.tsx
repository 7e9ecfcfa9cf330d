import {
  lazy,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import type { Entity } from '#kit/contract/define-entity.ts'
import classes from './body.module.css'
import { IsWide, railTaken, useRailSlot, wideWindow } from './rail-slot.ts'
import { RecordContext } from './record-context.ts'
import { SectionsContext, useSections } from './sections.ts'

export interface RecordBodyProps {
  entity: Entity
  record: object
  /** Whether the reader sees a group of its protected fields. */
  sees?: ((group: string) => boolean) | undefined
  /** What is to be known before anything else: void, held. */
  banners?: ReactNode
  /** `Figures`. */
  strip?: ReactNode
  /** `RailCard`s; below 1280 they stand under the strip, folded. */
  rail?: ReactNode
  /** `RecordSection`s, at most six. */
  children: ReactNode
}

/** A record without its header: as its own screen has it, and as a queue shows it beside its list. */
export function RecordBody(props: RecordBodyProps) {
  const { entity, record, sees, banners, strip, rail, children } = props
  const sections = useSections()
  const around = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(around) && rail !== undefined
  return (
    <RecordContext value={{ entity, record: record as Record<string, unknown>, sees }}>
      <SectionsContext value={sections.register}>
        <IsWide value={isWide}>
          <div ref={around} className={classes.around} data-record-body>
            {banners && <div className={classes.banners}>{banners}</div>}
            {strip}
            <div className={classes.panes} data-wide={isWide || undefined}>
              {rail && <Rail isWide={isWide}>{rail}</Rail>}
              <div className={classes.main}>
                {sections.all.length >= fewest && (
                  <Suspense>
                    <SectionIndex sections={sections.all} />
                  </Suspense>
                )}
                <div className={classes.sections}>{children}</div>
              </div>
            </div>
          </div>
        </IsWide>
      </SectionsContext>
    </RecordContext>
  )
}

/** With fewer sections there is nothing to find one's way in. */
const fewest = 3
const SectionIndex = lazy(() =>
  import('./SectionIndex.tsx').then((m) => ({ default: m.SectionIndex })),
)

/** A panel beside the record takes the place of the rail's cards. */
function Rail({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  const slot = useRailSlot(isWide)
  const isTaken = railTaken.use() > 0 && isWide
  return (
    <div className={classes.rail} data-judging={isTaken || undefined}>
      <div ref={slot} className={classes.slot} />
      <div className={classes.cards} hidden={isTaken}>
        {children}
      </div>
    </div>
  )
}

/** Beside a list there is room for one pane only. */
const widePane = 900

function useIsWide(around: RefObject<HTMLElement | null>) {
  const [isWide, set] = useState(() => matchMedia(wideWindow).matches)
  useLayoutEffect(() => {
    const element = around.current
    if (!element) return
    const measure = () => set(matchMedia(wideWindow).matches && element.clientWidth >= widePane)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [around])
  return isWide
}
