import type { FormNumber, Side } from './monitoring-form.ts'

/** What the form of a side and a number is called as a form, permanently. */
export const surveyPurpose = (side: Side, number: FormNumber) =>
  `monitoring.${side}.${number}` as const
