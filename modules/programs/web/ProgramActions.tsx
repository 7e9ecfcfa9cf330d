import { useState } from 'react'
import { useGo } from '#kit/web/go.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { formsScreens } from '#modules/forms/contract/forms.screens.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { StepButton } from '#kit/web/step/StepButton.tsx'
import { useText } from '#kit/web/text.ts'
import { programStatus } from '../contract/program.status.ts'
import type { ProgramRecord } from '../contract/programs.endpoints.ts'
import { programsScreens } from '../contract/programs.screens.ts'
import { CopyProgramDialog } from './CopyProgramDialog.tsx'
import { useProgramSteps } from './use-program-steps.ts'

/** What one can do with a program now; a step that is not possible says why. */
export function ProgramActions({ program }: { program: ProgramRecord }) {
  const text = useText()
  const go = useGo()
  const [isCopying, setCopying] = useState(false)
  const steps = useProgramSteps(program)
  return (
    <>
      {Object.keys(programStatus.transitions).map((step) => (
        <StepButton key={step} variant="default" steps={steps} step={step} />
      ))}
      <ScreenButton
        variant="default"
        screen={formsScreens.programForms}
        params={{ id: program.id }}
      >
        {text('actions.forms')}
      </ScreenButton>
      <ActButton variant="default" can={program.can['copy']} act={() => setCopying(true)}>
        {text('actions.copy')}
      </ActButton>
      <ActButton
        can={program.can['edit']}
        act={() => go(programsScreens.editProgram, { query: { id: program.id } })}
      >
        {text('actions.edit')}
      </ActButton>
      {steps.dialog}
      {isCopying && <CopyProgramDialog program={program} close={() => setCopying(false)} />}
    </>
  )
}
