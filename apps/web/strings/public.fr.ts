// One line for each module whose words visitors need too, named as the module in camel case.
export { kitWordsFr as kit } from './kit.fr.ts'
export { accountsWordsFr as accounts } from './accounts.fr.ts'
export { dashboardFr as dashboard } from '#modules/dashboard/contract/strings.fr.ts'
export { formsFr as forms } from '#modules/forms/contract/strings.fr.ts'
export { fundingRequestsFr as fundingRequests } from '#modules/funding-requests/contract/strings.fr.ts'
export { intakeFr as intake } from '#modules/intake/contract/strings.fr.ts'
export { monitoringFr as monitoring } from '#modules/monitoring/contract/strings.fr.ts'
