import { callApi } from '#kit/web/api-call.ts'
import { writeStored } from '#kit/web/browser-storage.ts'
import { chooseLanguage, language } from '#kit/web/language.ts'
import { begin } from '#modules/forms/web/pieces/draft/open-draft.ts'
import { saveNow } from '#modules/forms/web/pieces/draft/save-draft.ts'
import { intakeEndpoints } from '../../contract/intake.endpoints.ts'
import { employerForm } from '../kinds/applicants-forms.tsx'

/**
 * Begins an application; what an earlier one told about the organisation is filled in.
 * @returns the first page
 */
export async function beginApplication(input: {
  programId: string
  website: string
  idempotencyKey: string
}): Promise<string> {
  const { idempotencyKey, programId, website } = input
  void saveNow(employerForm)
  const begun = await callApi(intakeEndpoints.startDraft, {
    body: { programId, website, language: language.get() },
    idempotencyKey,
  })
  writeStored('programId', programId)
  chooseLanguage(language.get())
  begin(employerForm, begun, { 'employer.language': language.get() })
  return begun.draft.form?.sections[0]?.id ?? ''
}
