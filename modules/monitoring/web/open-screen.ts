import type { FormNumber, Side } from '../contract/monitoring-form.ts'
import { openMonitoringScreens } from '../contract/monitoring.open.screens.ts'

/** Where a form is filled in. */
export const openScreenOf = (side: Side, number: number) =>
  openMonitoringScreens[`${side}Form${String(number) as FormNumber}`]
