import { participantSurveyEn as en } from '../participant-survey-strings.en.ts'
import { participantSurveyFr as fr } from '../participant-survey-strings.fr.ts'
import { speaking } from './ask.ts'
import { chose, hasChosen, hasLeft, isWorking, saysYes } from './conditions.ts'
import { aFewLines, anHour, hoursAWeek, short } from './limits.ts'

export const { ask, page } = speaking({
  asked: { en: en.participantAsked, fr: fr.participantAsked },
  help: { en: en.participantHelp, fr: fr.participantHelp },
  pages: { en: en.participantPages, fr: fr.participantPages },
})

const leaving = [
  ask('still', 'one', { of: 'still', role: 'stillEmployed', opens: ['no'] }),
  ask('changeSaid', 'longText', { show: chose('still', 'changed'), limits: aFewLines }),
  ask('lastDay', 'date', { show: hasLeft, role: 'lastDay' }),
  ask('leftWhy', 'one', { of: 'leftWhy', show: hasLeft }),
  ask('leftOther', 'text', { show: chose('leftWhy', 'other'), limits: short }),
]

/** Whether one is still there; whoever is not tells when and why they left, and is offered help. */
export const job = page('job', [
  ...leaving,
  ask('helpFind', 'yesNo', { show: hasLeft, opens: true }),
  ask('reachBy', 'one', { of: 'reachBy', show: saysYes('helpFind') }),
])

export const pay = page(
  'pay',
  [
    ask('hours', 'number', { limits: hoursAWeek, role: 'hoursPerWeek' }),
    ask('wage', 'money', { limits: anHour, role: 'hourlyWage' }),
    ask('payStub', 'yesNo', { role: 'payStub' }),
    ask('paidWell', 'one', { of: 'paidWell', opens: ['notFull', 'no'] }),
    ask('paidSaid', 'longText', {
      show: chose('paidWell', 'late', 'notFull', 'no'),
      limits: aFewLines,
    }),
  ],
  isWorking,
)

export const work = page('work', [
  ask('matches', 'scale5', { show: isWorking }),
  ask('supervised', 'scale5', { show: isWorking }),
  ask('safe', 'scale5', { show: isWorking }),
  ask('callMe', 'yesNo', { opens: true }),
  ask('supports', 'many', { of: 'supports' }),
  ask('supportOf', 'text', { show: hasChosen('supports', 'other'), limits: short }),
])

export const newContact = [
  ask('newContact', 'yesNo', { opens: true }),
  ask('contactNow', 'longText', { show: saysYes('newContact'), limits: { maxLength: 300 } }),
]

export const contact = page('contact', [
  ...newContact,
  ask('anything', 'longText', { optional: true, limits: aFewLines }),
])
