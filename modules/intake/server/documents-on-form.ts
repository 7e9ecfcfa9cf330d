import type { FieldErrors } from '#kit/contract/validation.ts'
import type { Change } from '#kit/server/call.ts'
import { askedOf } from '#modules/forms/contract/publishing.ts'
import { publishedVersion } from '#modules/forms/server/form.queries.ts'
import { lockProgram } from '#modules/forms/server/own-form.ts'
import type { ProgramGuard } from '#modules/programs/server/edit-program.ts'
import { employerHalf, participantHalf } from './form-purposes.ts'

const halves = { employer: employerHalf, participant: participantHalf } as const

async function lacksDocuments({ db }: Change, programId: string, by: keyof typeof halves) {
  const { content } = await publishedVersion(db, programId, halves[by])
  return askedOf(content)('documents') !== 'always'
}

/** A document is not made mandatory where the form has no place for it: nobody could send it in. */
export const documentsOnForm: ProgramGuard = {
  async complaints(change, id, { requiredDocuments = [] }) {
    const demanded = new Set(
      requiredDocuments.filter(({ mandatory }) => mandatory).map((each) => each.askedOf),
    )
    if (demanded.size === 0) return {}
    await lockProgram(change.db, id)
    const lacking = await Promise.all([...demanded].map((by) => lacksDocuments(change, id, by)))
    const complaints: FieldErrors = {}
    if (lacking.includes(true))
      complaints['requiredDocuments'] = [{ code: 'notOnForm', params: {} }]
    return complaints
  },
}
