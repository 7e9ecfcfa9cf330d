import { useAnswer } from '#kit/web/api-query.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { programsEndpoints } from '#modules/programs/contract/programs.endpoints.ts'

/** What a program is called, for a link to it. */
export function ProgramName({ id }: { id: string }) {
  const text = useText()
  const bilingual = useBilingual()
  const { data } = useAnswer(programsEndpoints.readProgram, { params: { id } })
  return data?.name ? bilingual(data.name) : text('program.toProgram')
}
