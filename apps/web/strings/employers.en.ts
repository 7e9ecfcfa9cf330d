import { applicationsEn } from '#modules/applications/contract/strings.en.ts'
import { employersEn } from '#modules/employers/contract/strings.en.ts'

// An employer is entered with an application, and checked in its words.
export const employersWordsEn = { ...employersEn, validation: applicationsEn.validation }
