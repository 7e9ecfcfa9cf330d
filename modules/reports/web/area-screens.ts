import type { Area } from '../contract/report.ts'
import { reportsScreens } from '../contract/reports.screens.ts'

const screens = {
  participants: reportsScreens.participantReports,
  training: reportsScreens.shortTermTrainingReports,
  money: reportsScreens.moneyReports,
  service: reportsScreens.serviceReports,
  applications: reportsScreens.applicationReports,
} as const

export const screenOf = (area: Area) => screens[area]
