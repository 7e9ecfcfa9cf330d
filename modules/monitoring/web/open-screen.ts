import type { FormNumber, Side } from '../contract/monitoring-form.ts'
import { monitoringScreens } from '../contract/monitoring.screens.ts'

/** Where a form is filled in. */
export const openScreenOf = (side: Side, number: number) =>
  monitoringScreens[`${side}Form${String(number) as FormNumber}`]
