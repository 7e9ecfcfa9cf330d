import type { Definition } from '#modules/forms/contract/definition.ts'
import { chose, isWorking, saysYes } from './conditions.ts'
import {
  another,
  anyConcern,
  ask,
  away,
  closing,
  firstPay,
  job,
  page,
  pay,
  signed,
  skills,
} from './employer-core.ts'
import { aFewLines, anHour, short } from './limits.ts'

const start = page('start', [
  ask('firstDay', 'date', { role: 'firstDay' }),
  ask('safety', 'yesNo'),
  ask('planAgreed', 'yesNo'),
  ask('tools', 'one', { of: 'tools', show: isWorking }),
  ask('toolsLack', 'longText', { show: chose('tools', 'partly', 'no'), limits: aFewLines }),
])

const experience = page('experience', [
  ask('easy', 'scale5'),
  ask('quick', 'scale5'),
  ...anyConcern,
])

const learning = page(
  'learning',
  [
    ask('progress', 'number', { limits: { min: '0', max: '100', scale: 0 } }),
    ask('skillsLack', 'longText', { optional: true, limits: aFewLines }),
    ask('course', 'yesNo'),
    ask('courseOf', 'text', { show: saysYes('course'), limits: short }),
    ask('stubs', 'file', { optional: true }),
  ],
  isWorking,
)

const outlook = page('outlook', [
  ask('contribute', 'scale5', { show: isWorking }),
  ask('hiredAny', 'one', { of: 'hiredAny' }),
  ask('keepLikely', 'scale10', { show: isWorking }),
  ask('keepRaise', 'longText', { show: isWorking, optional: true, limits: aFewLines }),
  ask('claim', 'one', { of: 'claim' }),
])

const offers = chose('nextPlan', 'offered', 'intend')

const afterwards = page(
  'afterwards',
  [
    ask('nextPlan', 'one', { of: 'nextPlan' }),
    ask('nextNot', 'longText', { show: chose('nextPlan', 'no'), limits: aFewLines }),
    ask('nextJob', 'text', { show: offers, limits: short }),
    ask('nextWage', 'money', { show: offers, limits: anHour, optional: true }),
    ask('nextType', 'one', { show: offers, of: 'jobType' }),
    ask('courseUse', 'one', { of: 'courseUse' }),
  ],
  isWorking,
)

/** After one, three, six and nine months. */
export const employerForms: readonly Definition[] = [
  {
    sections: [job, start, firstPay, away, experience, page('signature', [another, ...signed])],
  },
  { sections: [job, pay, away, skills, learning, closing] },
  { sections: [job, pay, away, skills, outlook, closing] },
  { sections: [job, pay, away, skills, afterwards, closing] },
]
