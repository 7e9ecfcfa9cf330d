import { reportOf, type ReportName } from './reports.ts'
import type { Area } from './report.ts'
import { reportsScreens } from './reports.screens.ts'

const screens = {
  participants: reportsScreens.participantReports,
  training: reportsScreens.shortTermTrainingReports,
  money: reportsScreens.moneyReports,
  service: reportsScreens.serviceReports,
  applications: reportsScreens.applicationReports,
} as const

export const screenOf = (area: Area) => screens[area]

/** The address on which a report is asked something. */
export function addressOf(
  name: ReportName,
  {
    programId,
    ...asked
  }: Partial<Record<'by' | 'period' | 'compare' | 'programId' | 'region', string>>,
): `/${string}` {
  const query = { report: name, ...asked, ...(programId && { program: programId }) }
  const said = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return `${screenOf(reportOf(name).area).path}?${said.join('&')}`
}
