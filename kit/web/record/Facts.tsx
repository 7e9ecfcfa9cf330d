import type { ReactNode } from 'react'
import type { Entity } from '#kit/contract/define-entity.ts'
import { FieldValue } from '../show/FieldValue.tsx'
import { useText } from '../text.ts'
import classes from './record.module.css'
import { useRecordAround } from './record-context.ts'

/** A part of a record under a heading. */
export function RecordSection(props: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className={`surface ${classes.section}`}>
      <header className={classes.sectionHead}>
        <h2>{props.title}</h2>
        {props.actions && <div className="no-print">{props.actions}</div>}
      </header>
      {props.children}
    </section>
  )
}

/** Pairs of label and value. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>
}

export interface FactProps {
  name: string
  label?: string
  /** Takes the whole width. */
  wide?: boolean
  /** In place of the value as its kind is shown. */
  children?: ReactNode
}

/** One field of the record around; its label is the module's string `fields.{name}`. */
export function Fact({ name, label, wide, children }: FactProps) {
  const { entity, record } = useRecordAround()
  const text = useText()
  const field = entity.fields[name]
  return (
    <div className={wide ? classes.wide : undefined}>
      <dt>{label ?? text(`fields.${name}`)}</dt>
      <dd>
        {children ?? (field && <FieldValue name={name} field={field} value={record[name]} />)}
      </dd>
    </div>
  )
}

/** `const Fact = factsOf(document)`: the same, refusing names that the entity does not have. */
export const factsOf = <E extends Entity>(_entity: E) =>
  Fact as (props: FactProps & { name: keyof E['fields'] & string }) => ReactNode
