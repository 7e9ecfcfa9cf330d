import { useState } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import {
  answersEndpoints,
  type FormResponse,
  type ResponseFacts,
} from '../../../contract/answers.endpoints.ts'
import { AskedList } from './AskedList.tsx'
import classes from './answers.module.css'

/** The organisation’s own questions and, folded, everything as it was asked. */
export function ResponseView(given: { facts: ResponseFacts; isOneOfSeveral: boolean }) {
  const { facts, isOneOfSeveral } = given
  const text = useText('forms')
  const { data, error } = useRecord(answersEndpoints.readResponse, { id: facts.id })
  const language = facts.language === 'fr' ? 'answers.inFrench' : 'answers.inEnglish'
  return (
    <>
      <p className={`quiet ${classes.facts}`}>
        {isOneOfSeveral && <span>{text('answers.copy', { number: facts.copyNo })}</span>}
        <span>{text('answers.facts', { number: facts.number, name: facts.by })}</span>
        <InstantText value={facts.submittedAt} />
        <span>{text(language)}</span>
      </p>
      {error && <ProblemState error={error} />}
      {data && <OwnAndWhole response={data} />}
    </>
  )
}

function OwnAndWhole({ response: { sections } }: { response: FormResponse }) {
  const text = useText('forms')
  const [isOpen, setOpen] = useState(false)
  const own = sections.flatMap(({ questions }) => questions.filter(({ isOwn }) => isOwn))
  return (
    <>
      <h4>{text('answers.own')}</h4>
      {own.length > 0 ? (
        <AskedList questions={own} />
      ) : (
        <p className="quiet">{text('answers.noOwn')}</p>
      )}
      <details className={classes.whole} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{text('answers.whole')}</summary>
        {isOpen &&
          sections.map(({ id, title, questions }) => (
            <section key={id}>
              <h4>{title}</h4>
              <AskedList questions={questions} />
            </section>
          ))}
      </details>
    </>
  )
}
