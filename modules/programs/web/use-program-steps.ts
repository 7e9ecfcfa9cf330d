import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { programStatus } from '../contract/program.status.ts'
import { programsEndpoints, type ProgramRecord } from '../contract/programs.endpoints.ts'

export function useProgramSteps(program: ProgramRecord) {
  const text = useText()
  return useSteps(program, {
    machines: [programStatus],
    endpoints: programsEndpoints,
    topics: ['programs'],
    values: { code: program.code },
    taken: (_, step) => toast.success(text(`toast.steps.${step}`)),
  })
}
