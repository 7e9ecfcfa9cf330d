import { IconChevronRight } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useFold } from '../show/use-fold.ts'
import classes from './fold.module.css'

/** Folded parts beside one another; an open one takes a line of its own. */
export const Folds = ({ children }: { children: ReactNode }) => (
  <div className={classes.folds}>{children}</div>
)

interface FoldedPartProps {
  title: string
  /** By which links find it. */
  anchor?: string
  isOpenFirst?: boolean
  children: ReactNode
}

/** What is read now and then: made when somebody opens it, and open on paper. */
export function FoldedPart({ title, anchor, isOpenFirst, children }: FoldedPartProps) {
  const { isOpen, set } = useFold(isOpenFirst)
  const id = useId()
  return (
    <div id={anchor} className={classes.fold} data-open={isOpen || undefined}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => set(!isOpen)}
        >
          <IconChevronRight size={16} aria-hidden />
          {title}
        </button>
      </h3>
      <div id={id}>{isOpen && children}</div>
    </div>
  )
}
