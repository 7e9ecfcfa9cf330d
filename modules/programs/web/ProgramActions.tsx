import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import type { ProgramRecord } from '../contract/programs.endpoints.ts'
import { useProgramActs } from './use-program-acts.tsx'

/** What one can do with a program now; a step that is not possible says why. */
export function ProgramActions({ program }: { program: ProgramRecord }) {
  const { acts, dialog } = useProgramActs(program)
  return (
    <>
      <RecordActs acts={acts.filter(({ key }) => key !== 'open')} />
      {dialog}
    </>
  )
}
