import { employerSurveyEn as en } from '../employer-survey-strings.en.ts'
import { employerSurveyFr as fr } from '../employer-survey-strings.fr.ts'
import { speaking } from './ask.ts'
import { chose, hasLeft, isWorking, saysYes } from './conditions.ts'
import { aFewLines, anHour, hoursAWeek, short } from './limits.ts'

export const { ask, page } = speaking({
  asked: { en: en.employerAsked, fr: fr.employerAsked },
  help: { en: en.employerHelp, fr: fr.employerHelp },
  pages: { en: en.employerPages, fr: fr.employerPages },
})

/** Whether the participant is still there; of whoever is not, when and why they left. */
export const job = page('job', [
  ask('still', 'one', { of: 'still', role: 'stillEmployed', opens: ['no'] }),
  ask('changes', 'many', { of: 'changes', show: chose('still', 'changed') }),
  ask('changeSaid', 'longText', {
    show: chose('still', 'changed'),
    limits: aFewLines,
    optional: true,
  }),
  ask('lastDay', 'date', { show: hasLeft, role: 'lastDay' }),
  ask('endedBy', 'one', { of: 'endedBy', show: hasLeft }),
  ask('endReason', 'one', { of: 'endReason', show: hasLeft }),
  ask('endOther', 'text', { show: chose('endReason', 'other'), limits: short }),
  ask('roe', 'yesNo', { show: hasLeft }),
])

const current = [
  ask('hours', 'number', { limits: hoursAWeek, role: 'hoursPerWeek' }),
  ask('wage', 'money', { limits: anHour, role: 'hourlyWage' }),
]
const changed = [ask('wageNew', 'yesNo'), ask('wageFrom', 'date', { show: saysYes('wageNew') })]
const stub = ask('payStub', 'yesNo', { role: 'payStub' })

const firstStub = ask('firstStub', 'file', { optional: true, show: saysYes('payStub') })

export const firstPay = page('pay', [...current, stub, firstStub], isWorking)
export const pay = page('pay', [...current, ...changed, stub], isWorking)

const timeOff = [
  ask('absent', 'yesNo'),
  ask('absentDays', 'number', {
    show: saysYes('absent'),
    limits: { min: '1', max: '365', scale: 1 },
  }),
  ask('absentWhy', 'many', { of: 'absentWhy', show: saysYes('absent') }),
]
const otherFunding = [
  ask('funding', 'yesNo', { opens: true }),
  ask('fundingBy', 'text', { show: saysYes('funding'), limits: short }),
  ask('fundingSum', 'money', { show: saysYes('funding'), limits: { min: '0' } }),
]

export const away = page('away', [...timeOff, ...otherFunding])
export const absences = page('timeOff', timeOff)

const ratings = ['rateTalk', 'rateTeam', 'rateTech', 'rateAdapt', 'rateInit', 'rateSure'] as const
const rated = ratings.map((name) => ask(name, 'scale5'))

export const lastSkills = page('skills', rated, isWorking)
export const skills = page(
  'skills',
  [...rated, ask('training', 'number', { limits: { min: '0', max: '2000', scale: 1 } })],
  isWorking,
)

export const anyConcern = [
  ask('concern', 'one', { of: 'concern', opens: ['contact', 'urgent'] }),
  ask('concernOf', 'longText', {
    show: chose('concern', 'contact', 'urgent'),
    limits: aFewLines,
  }),
]

/** Offered while there is time left; not at the end. */
export const another = ask('replace', 'yesNo', { show: hasLeft })

export const signed = [
  ask('signName', 'text', { limits: short }),
  ask('signTitle', 'text', { limits: short }),
  ask('accurate', 'statement'),
]

/** What every form ends with that asks for concerns. */
export const closing = page('signature', [another, ...anyConcern, ...signed])
