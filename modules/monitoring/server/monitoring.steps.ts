import type { Change } from '#kit/server/call.ts'
import type { MonitoringFacts } from '../contract/monitoring-form.status.ts'
import type { SteppedEntity } from '#kit/server/steps.ts'
import { loadForm, readForm } from './monitoring.queries.ts'
import {
  judgeForm,
  monitoringMachines,
  scopeOf,
  subject,
  type LoadedForm,
} from './monitoring.policy.ts'

/** A form as its steps know it. */
export const monitoringSteps: SteppedEntity<LoadedForm, MonitoringFacts, 'monitoring_forms'> = {
  ...monitoringMachines,
  table: 'monitoring_forms',
  entity: 'monitoringForm',
  topic: 'monitoring',
  load: loadForm,
  judge: judgeForm,
  reference: ({ reference }) => reference,
  present: readForm,
  announce: announceForm,
}

/** Tells open screens that a form has this version now. */
export function announceForm(change: Change, form: Omit<LoadedForm, 'version'>, version: number) {
  const { id } = form
  const facts = { ...scopeOf(form) }
  return change.announce({ topic: 'monitoring-forms', id, version, subject, facts })
}
