import { useState } from 'react'
import { useGo } from '#kit/web/go.ts'
import type { RecordActs } from '#kit/web/list/RecordMenu.tsx'
import { useText } from '#kit/web/text.ts'
import { programStatus } from '../contract/program.status.ts'
import type { ProgramRecord } from '../contract/programs.endpoints.ts'
import { programsScreens } from '../contract/programs.screens.ts'
import { CopyProgramDialog } from './CopyProgramDialog.tsx'
import { useProgramSteps } from './use-program-steps.ts'

/** What a program offers in the menu of its row. */
export function useProgramActs(program: ProgramRecord): RecordActs {
  const text = useText()
  const go = useGo()
  const [isCopying, setCopying] = useState(false)
  const steps = useProgramSteps(program)
  const { can, id } = program
  const acts = [
    {
      key: 'show',
      label: text('actions.show'),
      can: true,
      act: () => go(programsScreens.program, { params: { id } }),
    },
    {
      key: 'edit',
      label: text('actions.edit'),
      can: can['edit'],
      act: () => go(programsScreens.editProgram, { query: { id } }),
    },
    {
      key: 'copy',
      label: text('actions.copy'),
      can: can['copy'],
      act: () => setCopying(true),
    },
    ...Object.keys(programStatus.transitions).map((key) => ({
      key,
      label: text(`transitions.${key}`),
      can: can[key],
      act: () => steps.take(key),
    })),
  ] as const
  const dialog = (
    <>
      {steps.dialog}
      {isCopying && <CopyProgramDialog program={program} close={() => setCopying(false)} />}
    </>
  )
  return { acts, dialog }
}
