import { useState } from 'react'
import type { OutputOf } from '#kit/contract/define-endpoint.ts'
import { useLanguage } from '#kit/web/language.ts'
import { useFetched } from '#kit/web/use-fetched.ts'
import { Loading } from '#kit/web/show/Loading.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import { openFormsEndpoints } from '../../../contract/open-forms.endpoints.ts'
import { previewKind } from '../../preview/preview-kind.ts'
import { usePreviewState } from '../../preview/use-preview-state.ts'
import { Notice } from '../fields/Notice.tsx'
import { stepsOf } from '../steps/steps.ts'
import { TryOutEnd } from './TryOutEnd.tsx'
import { TryOutPage } from './TryOutPage.tsx'
import classes from './try-out.module.css'

/** A form that comes with the product, for anybody to look at: it sends nothing and keeps nothing. */
export function TryOut({ purpose, title }: { purpose: string; title: string }) {
  const text = useText('forms')
  const language = useLanguage()
  const input = { params: { formId: purpose }, query: { language } }
  const { data, problem, again } = useFetched(openFormsEndpoints.readStandardForm, input)
  return (
    <article className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <Notice tone="info">{text('tryOut.note')}</Notice>
      {data && <Pages found={data} />}
      {problem && <ProblemState error={problem} retry={again} />}
      {!data && !problem && <Loading />}
    </article>
  )
}

type Found = OutputOf<typeof openFormsEndpoints.readStandardForm>

function Pages({ found }: { found: Found }) {
  const { name, form, language } = found
  const [kind] = useState(() => {
    const places = new Set(form.sections.map(({ place }) => place))
    return previewKind({ name, catalogue: [], places: Array.from(places, (id) => ({ id })) }, form)
  })
  const state = usePreviewState(kind, form, language)
  const [{ at, isTurnedTo }, setPlace] = useState({ at: 0, isTurnedTo: false })
  const turnTo = (next: number) => setPlace({ at: next, isTurnedTo: true })
  const { steps, answers } = stepsOf(kind, state, { language, checkTitle: '' })
  const pages = steps.slice(0, -1)
  const step = pages[at]
  if (!step) return <TryOutEnd startOver={() => turnTo(0)} />
  return (
    <TryOutPage
      key={step.id}
      kind={kind}
      state={state}
      step={step}
      answers={answers}
      number={at + 1}
      total={pages.length}
      isTurnedTo={isTurnedTo}
      turn={(by) => turnTo(at + by)}
    />
  )
}
