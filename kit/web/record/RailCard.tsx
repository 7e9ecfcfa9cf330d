import { IconChevronRight } from '@tabler/icons-react'
import { use, useId, type ReactNode } from 'react'
import { useFold } from '../show/use-fold.ts'
import { IsWide } from './rail-slot.ts'
import classes from './rail.module.css'

/** A part of the rail: what is decided, who, when, what it leads to. */
export function RailCard({
  title,
  brief,
  children,
}: {
  title: string
  /** What the folded card says beside its title. */
  brief?: ReactNode
  children: ReactNode
}) {
  const isWide = use(IsWide)
  const fold = useFold()
  const id = useId()
  const isOpen = isWide || fold.isOpen
  return (
    <section className={`surface ${classes.card}`}>
      <h2>
        {isWide ? (
          title
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => fold.set(!isOpen)}
          >
            <IconChevronRight size={16} aria-hidden />
            {title}
            {brief && <span className={classes.brief}>{brief}</span>}
          </button>
        )}
      </h2>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}

/** Short pairs of a card, one below the other. */
export const RailFacts = ({ children }: { children: ReactNode }) => (
  <dl className={classes.facts}>{children}</dl>
)

/** Left out where there is nothing. */
export function RailFact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '' || children === false)
    return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
