import { applicationsFr } from '#modules/applications/contract/strings.fr.ts'
import { employersFr } from '#modules/employers/contract/strings.fr.ts'

// An employer is entered with an application, and checked in its words.
export const employersWordsFr = { ...employersFr, validation: applicationsFr.validation }
