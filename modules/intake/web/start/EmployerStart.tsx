import { useState } from 'react'
import { readStored, writeStored } from '#kit/web/browser-storage.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { openProgramsEndpoints } from '#modules/programs/contract/open-programs.endpoints.ts'
import { useFetched } from '#kit/web/use-fetched.ts'
import { useWords } from '../words/use-words.ts'
import { ProgramChoice } from './ProgramChoice.tsx'
import { ProgramStart } from './ProgramStart.tsx'
import { KeptDraft } from './KeptDraft.tsx'
import classes from './start.module.css'

/** Where employers begin: the program from the link, the one chosen before, or a choice. */
export function EmployerStart() {
  const words = useWords()
  const { data, problem, again } = useFetched(openProgramsEndpoints.listOpenPrograms, {})
  const { program: asked } = useSearchParameters()
  const [stored, setStored] = useState(() => readStored('programId'))
  const programs = data?.data ?? []
  const named = programs.find(({ code }) => code.toLowerCase() === asked?.toLowerCase())
  const chosen = asked ? named : programs.find(({ id }) => id === stored)
  const chooseAnother = () => {
    writeStored('programId', null)
    setStored(null)
  }
  return (
    <div className={classes.start}>
      <h1 className={classes.title}>{words('start.title')}</h1>
      <p className={classes.lead}>{words('start.intro')}</p>
      <KeptDraft side="employer" />
      {problem && <ProblemState error={problem} retry={again} />}
      {data && asked && !named && (
        <p role="status" className={classes.unknown}>
          {words('start.unknown', { code: asked })}
        </p>
      )}
      {data && chosen && (
        <ProgramStart key={chosen.id} program={chosen} chooseAnother={chooseAnother} />
      )}
      {data && !chosen && <ProgramChoice programs={programs} side="employer" />}
    </div>
  )
}
