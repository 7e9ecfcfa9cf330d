import type { ReactNode } from 'react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import type { Formats } from '../../../contract/check-answer.ts'
import type { Answers } from '../../../contract/conditions.ts'
import type { PublicQuestion } from '../../../contract/public-form.ts'
import type { DraftState } from '../draft/draft-state.ts'
import type { FormKind } from '../form-kind.ts'
import { screenOf, type Step } from '../steps/steps.ts'
import { queryOf } from '../steps/use-steps.ts'
import { useWords } from '../words/use-words.ts'
import { AnswerText } from './AnswerText.tsx'
import classes from './check.module.css'

interface Summed {
  kind: FormKind
  state: DraftState
  answers: Answers
  formats: Formats
}

/** The answers of one page, with the way to change them. */
export function StepSummary({ step, ...summed }: Summed & { step: Step }) {
  const words = useWords()
  const { kind } = summed
  const { title, questions } = step
  const confirmed = questions.filter((each) => each.kind === 'statement')
  return (
    <section className={classes.card} aria-label={title}>
      <header className={classes.head}>
        <h2>{title}</h2>
        <ScreenLink
          screen={screenOf(kind, step.place)}
          query={queryOf(step, { fromCheck: true })}
          className={classes.change}
        >
          {words('check.change')}
          <span className="only-spoken"> – {title}</span>
        </ScreenLink>
      </header>
      <dl className={classes.facts}>
        {questions
          .filter((each) => each.kind !== 'statement')
          .map((question) => (
            <Answered key={question.id} question={question} {...summed} />
          ))}
        {confirmed.length > 0 && (
          <Row label={words('statements.title')}>
            {words('check.confirmed', {
              count: confirmed.filter(({ id }) => summed.answers[id] === true).length,
            })}
          </Row>
        )}
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

function Answered(props: Summed & { question: PublicQuestion }) {
  const { question, kind, state, answers, formats } = props
  const { draft } = state
  if (question.kind === 'documents') return <Documents kind={kind} state={state} />
  if (question.kind === 'file')
    return (
      <Row label={question.label}>
        <Files state={state} asked={question.id} isRequired={question.required} />
      </Row>
    )
  const isGiven = draft.given.includes(question.id)
  return (
    <Row label={question.label}>
      <AnswerText {...{ question, answers, isGiven, formats }} />
    </Row>
  )
}

function Documents({ kind, state }: Pick<Summed, 'kind' | 'state'>) {
  const bilingual = useBilingual()
  return kind.documents(state.draft).map(({ code, name, mandatory }) => (
    <Row key={code} label={bilingual(name)}>
      <Files state={state} asked={code} isRequired={mandatory} />
    </Row>
  ))
}

function Files(props: { state: DraftState; asked: string; isRequired: boolean }) {
  const words = useWords()
  const { state, asked, isRequired } = props
  const names = state.draft.documents.filter(({ kind }) => kind === asked).map(({ name }) => name)
  const isOpen = isRequired && names.length === 0
  return (
    <span className={isOpen ? classes.open : ''}>
      {names.join(', ') || words('documents.none')}
    </span>
  )
}
