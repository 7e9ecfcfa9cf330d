import type { Condition, Definition } from '#modules/forms/contract/definition.ts'
import { keyOf } from '../../contract/question-key.ts'
import { chose, saysNo, saysYes } from './conditions.ts'
import { ask, job, newContact, page, pay } from './participant-core.ts'
import { aFewLines, anHour, hoursAWeek, short } from './limits.ts'

const earning = ['employed', 'selfEmployed', 'both']
const hasJob = chose('statusNow', ...earning)

/** Has left the job, and works elsewhere. */
const hasOtherJob: Condition = {
  all: [
    { q: keyOf('still'), op: 'in', of: ['no'] },
    { q: keyOf('statusNow'), op: 'in', of: earning },
  ],
}

const finish = page('finish', [
  ask('completed', 'yesNo'),
  ask('notDone', 'longText', { show: saysNo('completed'), limits: aFewLines }),
  ask('gained', 'longText', { optional: true, limits: aFewLines }),
  ask('earned', 'yesNo'),
  ask('earnedOf', 'text', { show: saysYes('earned'), limits: short }),
])

const situation = page('situation', [
  ask('statusNow', 'one', { of: 'statusNow' }),
  ask('jobTitle', 'text', { show: hasJob, limits: short }),
  ask('jobType', 'one', { show: hasJob, of: 'jobType' }),
  ask('newWage', 'money', { show: hasOtherJob, limits: anHour }),
])

const view = page('view', [
  ask('moreAble', 'scale5'),
  ask('goodBoss', 'scale5'),
  ask('goodHelp', 'scale5'),
])

const closing = page('closing', [
  ask('joinAgain', 'yesNo'),
  ask('recommend', 'scale10'),
  ask('best', 'longText', { optional: true, limits: aFewLines }),
  ask('improve', 'longText', { optional: true, limits: aFewLines }),
  ask('quote', 'yesNo'),
])

/** At the end of the placement. */
export const participantAtTheEnd: Definition = {
  sections: [job, pay, finish, situation, view, closing, page('contact', newContact)],
}

const isThere = chose('stillNow', 'yes', 'changed')
const works: Condition = {
  any: [
    { q: keyOf('stillNow'), op: 'in', of: ['yes', 'changed'] },
    { q: keyOf('statusNow'), op: 'in', of: earning },
  ],
}

/** Three months later. */
export const participantLater: Definition = {
  sections: [
    page('situation', [
      ask('stillNow', 'one', { of: 'stillNow', role: 'stillEmployed' }),
      ask('leftOn', 'date', { show: chose('stillNow', 'no'), role: 'lastDay' }),
      ask('statusNow', 'one', { show: chose('stillNow', 'no'), of: 'statusNow' }),
    ]),
    page(
      'newJob',
      [
        ask('jobTitle', 'text', { limits: short }),
        ask('jobType', 'one', { of: 'jobType' }),
        ask('hours', 'number', { show: isThere, limits: hoursAWeek, role: 'hoursPerWeek' }),
        ask('wage', 'money', { show: isThere, limits: anHour, role: 'hourlyWage' }),
        ask('newWage', 'money', { show: chose('stillNow', 'no'), limits: anHour }),
        ask('field', 'yesNo'),
      ],
      works,
    ),
    page('since', [
      ask('useLearned', 'scale5'),
      ask('studying', 'yesNo'),
      ask('studyOf', 'text', { show: saysYes('studying'), limits: short }),
      ask('yearLater', 'yesNo'),
    ]),
  ],
}
