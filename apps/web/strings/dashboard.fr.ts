import { dashboardFr } from '#modules/dashboard/contract/strings.fr.ts'
import { dashboardScreenFr } from '#modules/dashboard/web/strings.fr.ts'

export const dashboardWordsFr = { ...dashboardFr, ...dashboardScreenFr }
