import { lazy, Suspense, useState } from 'react'
import { useGo } from '#kit/web/go.ts'
import { maySee } from '#kit/web/may-see.ts'
import { useSession } from '#kit/web/session.ts'
import { formsScreens } from '#modules/forms/contract/forms.screens.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { useText } from '#kit/web/text.ts'
import { programStatus } from '../contract/program.status.ts'
import type { ProgramRecord } from '../contract/programs.endpoints.ts'
import { programsScreens } from '../contract/programs.screens.ts'
import { useProgramSteps } from './use-program-steps.ts'

const CopyProgramDialog = lazy(() =>
  import('./CopyProgramDialog.tsx').then((m) => ({ default: m.CopyProgramDialog })),
)

/** What one can do with a program now; a step that is not possible says why. */
export function ProgramActions({ program }: { program: ProgramRecord }) {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const [isCopying, setCopying] = useState(false)
  const steps = useProgramSteps(program)
  const acts: MoreAct[] = [
    {
      key: 'edit',
      label: text('actions.edit'),
      can: program.can['edit'],
      act: () => go(programsScreens.editProgram, { query: { id: program.id } }),
    },
    ...Object.keys(programStatus.transitions)
      .filter((key) => program.can[key] !== undefined)
      .map((key): MoreAct => ({
        key,
        label: text(`transitions.${key}`),
        can: program.can[key],
        act: () => steps.take(key),
      })),
    {
      key: 'forms',
      label: text('actions.forms'),
      can: maySee(session, formsScreens.programForms) || undefined,
      act: () => go(formsScreens.programForms, { params: { id: program.id } }),
      isRare: true,
    },
    {
      key: 'copy',
      label: text('actions.copy'),
      can: program.can['copy'],
      act: () => setCopying(true),
      isRare: true,
    },
  ]
  return (
    <>
      <RecordActs acts={acts} />
      {steps.dialog}
      <Suspense>
        {isCopying && <CopyProgramDialog program={program} close={() => setCopying(false)} />}
      </Suspense>
    </>
  )
}
