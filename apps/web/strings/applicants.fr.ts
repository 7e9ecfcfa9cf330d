// What applicants read beyond what every visitor has.
export { applicationsFr as applications } from '#modules/applications/contract/strings.fr.ts'
export { employersFr as employers } from '#modules/employers/contract/strings.fr.ts'
export { intakeWordsFr as intake } from './intake.fr.ts'
export { participantsFr as participants } from '#modules/participants/contract/strings.fr.ts'
