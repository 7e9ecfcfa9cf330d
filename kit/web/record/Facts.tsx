import { use, useId, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import type { Entity } from '#kit/contract/define-entity.ts'
import { useLongValue } from './LongValue.tsx'
import { FieldValue } from '../show/FieldValue.tsx'
import { useFold } from '../show/use-fold.ts'
import { useKitText, useText } from '../text.ts'
import classes from './facts.module.css'
import { foldFacts, isGiven, type FactAsked } from './folded-facts.ts'
import { RecordContext, useRecordAround } from './record-context.ts'
import { IsPart, SectionsContext } from './sections.ts'

/**
 * A part of a record under a heading, found by the record's index. Within another section it is a
 * part of that one.
 */
export function RecordSection(props: {
  title: string
  /** By which links find it; left out: an id of its own. */
  anchor?: string
  actions?: ReactNode
  children: ReactNode
}) {
  const { title, actions } = props
  const own = useId()
  const id = props.anchor ?? own
  const element = useRef<HTMLElement>(null)
  const register = use(SectionsContext)
  const isPart = use(IsPart)
  const Heading = isPart ? 'h3' : 'h2'
  useLayoutEffect(() => {
    if (!register || isPart || !element.current) return
    return register({ id, title, element: element.current })
  }, [register, isPart, id, title])
  return (
    <section
      ref={element}
      id={id}
      tabIndex={-1}
      data-acts={actions ? true : undefined}
      className={isPart ? classes.part : `surface ${classes.section}`}
      aria-label={register && !isPart ? title : undefined}
    >
      <header className={classes.sectionHead}>
        <Heading>{title}</Heading>
        {actions && <div className="no-print">{actions}</div>}
      </header>
      <IsPart value>{props.children}</IsPart>
    </section>
  )
}

/** Pairs of label and value; what is not given is folded into one line. */
export function Facts({ children }: { children: ReactNode }) {
  const around = use(RecordContext)
  const fold = useFold()
  if (!around) return <dl className={classes.facts}>{children}</dl>
  const isFact = ({ type }: ReactElement) => type === Fact
  const { shown, folded, withheld } = foldFacts(children, { around, isFact, isOpen: fold.isOpen })
  return (
    <>
      {shown.length > 0 && <dl className={classes.facts}>{shown}</dl>}
      {folded.length > 0 && <NotGiven facts={folded.map(({ props }) => props)} fold={fold} />}
      {withheld.length > 0 && <Withheld facts={withheld.map(({ props }) => props)} />}
    </>
  )
}

type Named = FactAsked & { label?: string }

function useNames() {
  const text = useText()
  return (facts: readonly Named[]) =>
    facts.map(({ name, label }) => label ?? text(`fields.${name}`)).join(', ')
}

function NotGiven({ facts, fold }: { facts: readonly Named[]; fold: ReturnType<typeof useFold> }) {
  const text = useKitText()
  const namesOf = useNames()
  const count = facts.length
  const { isOpen, set } = fold
  return (
    <p className={classes.folded}>
      <button type="button" aria-expanded={isOpen} onClick={() => set(!isOpen)}>
        {isOpen
          ? text('recordPane.fold', { count })
          : text('recordPane.notGivenCount', { count, names: namesOf(facts) })}
      </button>
    </p>
  )
}

function Withheld({ facts }: { facts: readonly Named[] }) {
  const text = useKitText()
  const names = useNames()(facts)
  return (
    <p className={classes.folded}>{text('recordPane.withheld', { count: facts.length, names })}</p>
  )
}

export interface FactProps extends FactAsked {
  label?: string
  /** Takes the whole width. */
  wide?: boolean
}

/** One field of the record around; its label is the module's string `fields.{name}`. */
export function Fact(props: FactProps) {
  const { name, of = [name], label, wide, children } = props
  const { entity, record } = useRecordAround()
  const text = useText()
  const kit = useKitText()
  const field = entity.fields[name]
  const long = useLongValue(children === undefined ? record[name] : null)
  return (
    <div className={wide ? classes.wide : undefined} data-facts={of.join(' ')}>
      <dt>
        {label ?? text(`fields.${name}`)}
        {long.toggle}
      </dt>
      <dd>
        {isGiven(props, record) ? (
          (children ??
          (field && (
            <div className={long.clamp}>
              <FieldValue name={name} field={field} value={record[name]} />
            </div>
          )))
        ) : (
          <span className="quiet">{kit('recordPane.notGiven')}</span>
        )}
      </dd>
    </div>
  )
}

/** `const Fact = factsOf(document)`: the same, refusing names that the entity does not have. */
export const factsOf = <E extends Entity>(_entity: E) =>
  Fact as (props: FactProps & { name: keyof E['fields'] & string }) => ReactNode
