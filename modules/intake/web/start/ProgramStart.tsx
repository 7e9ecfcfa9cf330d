import { Button } from '@mantine/core'
import { useState } from 'react'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useAttemptKey } from '#kit/web/form/attempt-key.ts'
import { useGo } from '#kit/web/go.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import type { OpenProgram } from '#modules/programs/contract/open-programs.endpoints.ts'
import { intakeScreens } from '../../contract/intake.screens.ts'
import type { FormKind } from '#modules/forms/web/pieces/form-kind.ts'
import { Honeypot } from '#modules/forms/web/pieces/form/Honeypot.tsx'
import { ProblemNotice } from '#modules/forms/web/pieces/form/ProblemNotice.tsx'
import { employerForm } from '../kinds/applicants-forms.tsx'
import { beginApplication } from './begin-application.ts'
import { useFormats } from '#modules/forms/web/pieces/words/use-words.ts'
import { useWords } from '../words/use-words.ts'
import { ProgramFacts } from './ProgramFacts.tsx'
import classes from './start.module.css'

/** One program with all that one should know before beginning. */
export function ProgramStart(props: { program: OpenProgram; chooseAnother: () => void }) {
  const { program, chooseAnother } = props
  const words = useWords()
  const bilingual = useBilingual()
  const { day } = useFormats()
  const starting = useStarting(program)
  return (
    <section className={classes.program} aria-label={bilingual(program.name)}>
      <h2 className={classes.name}>{bilingual(program.name)}</h2>
      <p className={classes.meta}>
        {words('facts.until', { date: day(program.intakeClosesOn) })}
        {' · '}
        {words('facts.funder', { funder: program.funder })}
      </p>
      <p>{bilingual(program.description)}</p>
      <ProgramFacts program={program} />
      <section className={classes.next}>
        <h3>{words('start.nextTitle')}</h3>
        <ol>
          <li>{words('start.nextOrganisation')}</li>
          <li>{words('start.nextEmployee')}</li>
          <li>{words('start.nextDecision', { days: program.serviceStandardDays })}</li>
        </ol>
      </section>
      {starting.problem && (
        <ProblemNotice problem={starting.problem} kind={employerForm as unknown as FormKind} />
      )}
      <form
        className={classes.actions}
        onSubmit={(event) => {
          event.preventDefault()
          void starting.begin()
        }}
      >
        <Honeypot value={starting.website} onChange={starting.setWebsite} />
        <Button type="submit" size="lg" loading={starting.isBusy}>
          {words('start.begin')}
        </Button>
        <ScreenLink
          screen={intakeScreens.employerProfile}
          className={classes.another}
          onClick={chooseAnother}
        >
          {words('start.other')}
        </ScreenLink>
      </form>
    </section>
  )
}

function useStarting(program: OpenProgram) {
  const go = useGo()
  const attempt = useAttemptKey()
  const [website, setWebsite] = useState('')
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const begin = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      const idempotencyKey = attempt.keyFor({ id: program.id, website })
      const step = await beginApplication({ programId: program.id, website, idempotencyKey })
      attempt.forget()
      void go(intakeScreens.employerProfile, { query: { step } })
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error)
      // A browser that fills in addresses is no machine: the person presses once more.
      if (error.code === 'tooFast') setWebsite('')
    } finally {
      setBusy(false)
    }
  }
  return { begin, problem, isBusy, website, setWebsite }
}
