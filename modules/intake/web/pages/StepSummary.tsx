import type { ReactNode } from 'react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import type { DraftState } from '../draft/draft-state.ts'
import { useLabelOf } from '../form/use-label.ts'
import { documentsAsked, screenOf, type Step } from '../steps/steps.ts'
import { queryOf } from '../steps/use-steps.ts'
import { useWords, type WordKey } from '../words/use-words.ts'
import { AnswerText } from './AnswerText.tsx'
import classes from './pages.module.css'

/** The answers of one page, with the way to change them. */
export function StepSummary({ state, step }: { state: DraftState; step: Step }) {
  const words = useWords()
  const labelOf = useLabelOf()
  const title = words(`steps.${step.id}.title` as WordKey)
  return (
    <section className={classes.card} aria-label={title}>
      <header className={classes.head}>
        <h2>{title}</h2>
        <ScreenLink
          screen={screenOf(state.draft.side, step.screen)}
          query={queryOf(step, { fromCheck: true })}
          className={classes.change}
        >
          {words('check.change')}
          <span className="only-spoken"> – {title}</span>
        </ScreenLink>
      </header>
      <dl className={classes.facts}>
        {step.fields.map((name) => (
          <Row key={name} label={labelOf(state.draft, `${step.part}.${name}`)}>
            <AnswerText state={state} part={step.part} name={name} />
          </Row>
        ))}
        <Beyond state={state} step={step} />
      </dl>
    </section>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** What a page asks besides declared fields: documents, statements, voluntary answers. */
function Beyond({ state, step }: { state: DraftState; step: Step }) {
  const words = useWords()
  const labelOf = useLabelOf()
  const own = useText('participants')
  const { draft, typed } = state
  if (step.id === 'documents')
    return documentsAsked(draft).map(({ code, mandatory }) => {
      const names = draft.documents.filter(({ kind }) => kind === code).map(({ name }) => name)
      const isOpen = mandatory && names.length === 0
      return (
        <Row key={code} label={labelOf(draft, `documents.${code}`)}>
          <span className={isOpen ? classes.open : ''}>
            {names.join(', ') || words('documents.none')}
          </span>
        </Row>
      )
    })
  if (step.id === 'statements' || step.id === 'consents') {
    const count = ((typed['statements'] ?? []) as string[]).length
    return <Row label={words('labels.statements')}>{words('check.confirmed', { count })}</Row>
  }
  if (step.id !== 'identity') return null
  const groups = (typed['selfIdentification.groups'] ?? []) as string[]
  const isSilent = typed['selfIdentification.preferNotToSay'] === true
  const chosen = groups.map((group) => own(`choices.selfIdentification.${group}`)).join(', ')
  return (
    <Row label={words('labels.groups')}>
      {isSilent ? words('identity.preferNotToSay') : chosen || words('identity.none')}
    </Row>
  )
}
