import { lazy, Suspense, useState } from 'react'
import { useGo } from '#kit/web/go.ts'
import type { RecordActs } from '#kit/web/list/record-menus.ts'
import { maySee } from '#kit/contract/may-see.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { useSession } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { formsScreens } from '#modules/forms/contract/forms.screens.ts'
import { templatesScreens } from '#modules/templates/contract/templates.screens.ts'
import { programStatus } from '../contract/program.status.ts'
import type { ProgramRecord } from '../contract/programs.endpoints.ts'
import { programsScreens } from '../contract/programs.screens.ts'
import { useProgramSteps } from './use-program-steps.ts'

const CopyProgramDialog = lazy(() =>
  import('./CopyProgramDialog.tsx').then((m) => ({ default: m.CopyProgramDialog })),
)

/** What a program offers, in the menu of its row and on its screen. */
export function useProgramActs(program: ProgramRecord): RecordActs {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const [isCopying, setCopying] = useState(false)
  const steps = useProgramSteps(program)
  const { can, id } = program
  const acts: MoreAct[] = [
    {
      key: 'open',
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
    // What only a date does has no words.
    ...Object.keys(programStatus.transitions)
      .filter((key) => can[key] !== undefined)
      .map((key): MoreAct => ({
        key,
        label: text(`transitions.${key}`),
        can: can[key],
        act: () => steps.take(key),
      })),
    {
      key: 'forms',
      label: text('actions.forms'),
      can: maySee(session, formsScreens.programForms) || undefined,
      act: () => go(formsScreens.programForms, { params: { id } }),
      isRare: true,
    },
    {
      key: 'letters',
      label: text('actions.letters'),
      can: maySee(session, templatesScreens.programLetters) || undefined,
      act: () => go(templatesScreens.programLetters, { params: { id } }),
      isRare: true,
    },
    {
      key: 'copy',
      label: text('actions.copy'),
      can: can['copy'],
      act: () => setCopying(true),
      isRare: true,
    },
  ]
  const dialog = (
    <>
      {steps.dialog}
      <Suspense>
        {isCopying && <CopyProgramDialog program={program} close={() => setCopying(false)} />}
      </Suspense>
    </>
  )
  return { acts, dialog }
}
