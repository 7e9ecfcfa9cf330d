// What applicants read beyond what every visitor has.
export { applicationsEn as applications } from '#modules/applications/contract/strings.en.ts'
export { employersEn as employers } from '#modules/employers/contract/strings.en.ts'
export { intakeWordsEn as intake } from './intake.en.ts'
export { participantsEn as participants } from '#modules/participants/contract/strings.en.ts'
