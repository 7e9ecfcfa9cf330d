import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { useGo } from '#kit/web/go.ts'
import { expectChange } from '#kit/web/record/ChangedElsewhere.tsx'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProgramStep } from '../contract/program.status.ts'
import { programsEndpoints, type ProgramRecord } from '../contract/programs.endpoints.ts'
import { programsScreens } from '../contract/programs.screens.ts'
import { CopyProgramDialog } from './CopyProgramDialog.tsx'

const steps = {
  open: programsEndpoints.openProgram,
  pause: programsEndpoints.pauseProgram,
  close: programsEndpoints.closeProgram,
  archive: programsEndpoints.archiveProgram,
} satisfies Record<Exclude<ProgramStep, 'endIntake'>, unknown>

type Step = keyof typeof steps

/** What one can do with a program now; a step that is not possible says why. */
export function ProgramActions({ program }: { program: ProgramRecord }) {
  const text = useText()
  const go = useGo()
  const move = useMove(program)
  const [isCopying, setCopying] = useState(false)
  return (
    <>
      {(Object.keys(steps) as Step[]).map((step) => (
        <ActButton key={step} variant="default" can={program.can[step]} act={() => move(step)}>
          {text(`transitions.${step}`)}
        </ActButton>
      ))}
      <ActButton variant="default" can={program.can['copy']} act={() => setCopying(true)}>
        {text('actions.copy')}
      </ActButton>
      <ActButton
        can={program.can['edit']}
        act={() => go(programsScreens.editProgram, { query: { id: program.id } })}
      >
        {text('actions.edit')}
      </ActButton>
      {isCopying && <CopyProgramDialog program={program} close={() => setCopying(false)} />}
    </>
  )
}

function useMove({ id, code, version }: ProgramRecord) {
  const text = useText()
  const client = useQueryClient()
  return async (step: Step) => {
    const isSure = await confirmAct({
      title: text(`confirm.${step}.title`, { code }),
      body: text(`confirm.${step}.body`),
      verb: text(`transitions.${step}`),
      danger: step === 'archive',
    })
    if (!isSure) return
    try {
      expectChange(await callApi(steps[step], { params: { id }, version }))
    } finally {
      void refreshTopics(client, ['programs'])
    }
    toast.success(text('toast.moved'))
  }
}
