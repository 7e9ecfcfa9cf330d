import { dashboardEn } from '#modules/dashboard/contract/strings.en.ts'
import { dashboardScreenEn } from '#modules/dashboard/web/strings.en.ts'

export const dashboardWordsEn = { ...dashboardEn, ...dashboardScreenEn }
