import type { Definition } from '#modules/forms/contract/definition.ts'
import { chose, saysNo } from './conditions.ts'
import { absences, ask, job, lastSkills, page, pay, signed } from './employer-core.ts'
import { aFewLines, anHour, hoursAWeek, short } from './limits.ts'

const totals = page('totals', [
  ask('lastPaid', 'date'),
  ask('weeksAll', 'number', { limits: { min: '0', max: '156', scale: 1 } }),
  ask('hoursAll', 'number', { limits: { min: '0', max: '6000', scale: 2 } }),
  ask('completed', 'yesNo'),
  ask('notDone', 'longText', { show: saysNo('completed'), limits: aFewLines }),
  ask('payRecords', 'file', { optional: true }),
])

const isKept = chose('result', 'sameJob', 'otherJob')

const result = page('result', [
  ask('result', 'one', { of: 'result' }),
  ask('notKept', 'longText', { show: chose('result', 'notKept'), limits: aFewLines }),
  ask('endWage', 'money', { show: isKept, limits: anHour }),
  ask('endTime', 'one', { show: isKept, of: 'workTime' }),
  ask('endType', 'one', { show: isKept, of: 'jobType' }),
  ask('outcomes', 'many', { show: isKept, of: 'outcomes' }),
])

const views = ['relevant', 'value', 'timely', 'simple', 'metNeed'] as const
const program = page(
  'program',
  views.map((name) => ask(name, 'scale5')),
)

const closing = page('closing', [
  ask('useAgain', 'yesNo'),
  ask('recommend', 'scale10'),
  ask('best', 'longText', { optional: true, limits: aFewLines }),
  ask('improve', 'longText', { optional: true, limits: aFewLines }),
  ask('quote', 'yesNo'),
])

/** At the end of the placement. */
export const employerAtTheEnd: Definition = {
  sections: [
    job,
    pay,
    absences,
    totals,
    lastSkills,
    result,
    program,
    closing,
    page('signature', signed),
  ],
}

const isThere = chose('stillNow', 'yes', 'changed')
const isGone = chose('stillNow', 'no')

/** Three months later. */
export const employerLater: Definition = {
  sections: [
    page('now', [
      ask('stillNow', 'one', { of: 'stillNow', role: 'stillEmployed' }),
      ask('leftOn', 'date', { show: isGone, role: 'lastDay' }),
      ask('endReason', 'one', { show: isGone, of: 'endReason' }),
      ask('jobNow', 'text', { show: isThere, limits: short }),
      ask('hours', 'number', { show: isThere, limits: hoursAWeek, role: 'hoursPerWeek' }),
      ask('wage', 'money', { show: isThere, limits: anHour, role: 'hourlyWage' }),
      ask('promoted', 'yesNo', { show: isThere }),
    ]),
    page('since', [
      ask('hiredMore', 'yesNo'),
      ask('moreOpen', 'scale5'),
      ask('followUp', 'one', { of: 'followUp' }),
    ]),
  ],
}
