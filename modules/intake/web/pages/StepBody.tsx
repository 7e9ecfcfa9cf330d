import type { ComponentType } from 'react'
import { Ask } from '../fields/Ask.tsx'
import type { Step, StepId } from '../steps/steps.ts'
import { AboutInvitation } from './AboutInvitation.tsx'
import { EmployerNotice } from './EmployerNotice.tsx'
import { DocumentsPage, Estimate, IdentityPage } from './later-pages.ts'
import { PersonNotice } from './PersonNotice.tsx'
import { Statements } from './Statements.tsx'
import { WorkplacePage } from './WorkplacePage.tsx'

/** Pages of their own making. */
const whole: Partial<Record<StepId, ComponentType>> = {
  workplace: WorkplacePage,
  documents: DocumentsPage,
  identity: IdentityPage,
  consents: Statements,
}

/** The questions of a page, with what belongs to some of them beside. */
export function StepBody({ step }: { step: Step }) {
  const questions = step.fields.map((name) => (
    <div key={name}>
      <Ask part={step.part} name={name} />
      {name === 'businessNumber' && <EmployerNotice />}
    </div>
  ))
  const Whole = whole[step.id]
  if (Whole) return <Whole />
  return (
    <>
      {step.id === 'person' && <AboutInvitation />}
      {questions}
      {step.id === 'person' && <PersonNotice />}
      {step.id === 'pay' && <Estimate />}
      {step.id === 'statements' && <Statements />}
    </>
  )
}
