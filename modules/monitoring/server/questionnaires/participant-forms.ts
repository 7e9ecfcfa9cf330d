import type { Definition } from '#modules/forms/contract/definition.ts'
import { isWorking, saysYes } from './conditions.ts'
import { ask, contact, job, page, pay, work } from './participant-core.ts'
import { aFewLines, short } from './limits.ts'

const start = page('start', [
  ask('firstDay', 'date', { role: 'firstDay' }),
  ask('offer', 'yesNo'),
  ask('safety', 'yesNo'),
  ask('goals', 'yesNo'),
  ask('easy', 'scale5'),
])

const learning = page('learning', [
  ask('gained', 'longText', { optional: true, limits: aFewLines }),
  ask('wantCourse', 'yesNo'),
  ask('courseOf', 'text', { show: saysYes('wantCourse'), limits: short }),
  ask('supportHad', 'many', { of: 'supports' }),
  ask('confident', 'scale5', { show: isWorking }),
])

const outlook = page('outlook', [
  ask('meetsNeeds', 'scale5'),
  ask('inField', 'one', { of: 'inField', show: isWorking }),
  ask('stayLikely', 'scale10', { show: isWorking }),
  ask('barriers', 'yesNo'),
  ask('barrierOf', 'longText', { show: saysYes('barriers'), limits: aFewLines }),
])

const next = page('next', [
  ask('discussed', 'one', { of: 'discussed', show: isWorking }),
  ask('searching', 'one', { of: 'searching' }),
  ask('earned', 'yesNo'),
  ask('earnedOf', 'text', { show: saysYes('earned'), limits: short }),
])

/** After one, three, six and nine months. */
export const participantForms: readonly Definition[] = [
  { sections: [job, start, pay, work, contact] },
  { sections: [job, pay, work, learning, contact] },
  { sections: [job, pay, work, outlook, contact] },
  { sections: [job, pay, work, next, contact] },
]
