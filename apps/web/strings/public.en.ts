// One line for each module whose words visitors need too, named as the module in camel case.
export { kitWordsEn as kit } from './kit.en.ts'
export { accountsWordsEn as accounts } from './accounts.en.ts'
export { dashboardEn as dashboard } from '#modules/dashboard/contract/strings.en.ts'
export { formsEn as forms } from '#modules/forms/contract/strings.en.ts'
export { fundingRequestsEn as fundingRequests } from '#modules/funding-requests/contract/strings.en.ts'
export { intakeEn as intake } from '#modules/intake/contract/strings.en.ts'
export { monitoringEn as monitoring } from '#modules/monitoring/contract/strings.en.ts'
