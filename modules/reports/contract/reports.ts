import { moneyReports, trainingReports } from './money-reports.ts'
import { participantReports } from './participant-reports.ts'
import type { Area, Report } from './report.ts'
import { applicationReports, serviceReports } from './service-reports.ts'

export const reports = {
  ...participantReports,
  ...trainingReports,
  ...moneyReports,
  ...serviceReports,
  ...applicationReports,
}

export type ReportName = keyof typeof reports
export const reportNames = Object.keys(reports) as [ReportName, ...ReportName[]]

export const reportOf = (name: ReportName): Report => reports[name]
export const reportsOf = (area: Area) => reportNames.filter((name) => reports[name].area === area)

/** Of which kind the rules speak of that say who has a report. */
export const kindOfReport = (name: ReportName) =>
  (reports[name] as Report).isMoney ? 'finance' : 'office'
