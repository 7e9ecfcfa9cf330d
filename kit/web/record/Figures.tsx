import type { ReactNode } from 'react'
import classes from './figures.module.css'

/** Four to six decisive figures, in one line. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <div className={classes.around}>
    <dl className={`surface ${classes.figures}`}>{children}</dl>
  </div>
)

export interface FigureProps {
  label: string
  children: ReactNode
  /** What it is measured by, or when it ends. */
  note?: ReactNode
  tone?: 'warning' | 'danger'
}

export function Figure({ label, children, note, tone }: FigureProps) {
  return (
    <div data-tone={tone}>
      <dt>{label}</dt>
      <dd>
        <span className="numbers">{children}</span>
        {note && <small>{note}</small>}
      </dd>
    </div>
  )
}
