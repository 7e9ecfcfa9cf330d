import { isGiven, type Answers } from '#modules/forms/contract/conditions.ts'
import type { PublicForm, PublicQuestion } from '#modules/forms/contract/public-form.ts'
import { shownOf } from '#modules/forms/contract/shown.ts'
import { keyOf } from '#modules/monitoring/contract/question-key.ts'
import type { Random } from '../random.ts'
import { surveyWords } from './survey-words.ts'

/** The work that a form asks about. */
export interface Work {
  language: 'en' | 'fr'
  by: string
  hoursPerWeek: string
  hourlyWage: string
  startedOn: string
  lastDay: string
  /** The form says that the work is over. */
  isOver: boolean
}

/** What goes well is a yes to these, and a no to all others. */
const good = ['safety', 'planAgreed', 'payStub', 'offer', 'goals', 'useAgain', 'joinAgain', 'roe']
const yes = new Set([...good, 'completed', 'yearLater'].map((name) => keyOf(name)))
/** Where another choice than the first would call for somebody. */
const asFirst = ['concern', 'claim', 'paidWell', 'tools', 'endedBy', 'statusNow']
const first = new Set(asFirst.map((name) => keyOf(name)))

/** Answers to every question that has to be answered: mostly content, in keeping with the placement. */
export function surveyAnswers(form: PublicForm, work: Work, random: Random): Answers {
  const answers: Record<string, unknown> = Object.fromEntries(
    Object.entries(known(work)).map(([name, value]) => [keyOf(name), value]),
  )
  for (;;) {
    const missing = shownOf(form, answers)
      .sections.flatMap(({ questions }) => questions)
      .find(({ id, required }) => required && !isGiven(answers[id]))
    if (!missing) return answers
    answers[missing.id] = answerTo(missing, work, random)
  }
}

function known({ by, hoursPerWeek, hourlyWage, startedOn, lastDay, isOver }: Work) {
  const weeks = (Date.parse(lastDay) - Date.parse(startedOn)) / (7 * 86_400_000)
  return {
    still: isOver ? 'no' : 'yes',
    stillNow: isOver ? 'no' : 'yes',
    hours: hoursPerWeek,
    wage: hourlyWage,
    newWage: hourlyWage,
    endWage: hourlyWage,
    firstDay: startedOn,
    lastDay,
    leftOn: lastDay,
    lastPaid: lastDay,
    weeksAll: weeks.toFixed(1),
    hoursAll: (weeks * Number(hoursPerWeek)).toFixed(2),
    signName: by,
  }
}

function answerTo(question: PublicQuestion, { language }: Work, random: Random): unknown {
  const { id, kind, options = [] } = question
  const say = (words: keyof typeof surveyWords) => random.pick<string>(surveyWords[words][language])
  const isTitle = id === keyOf('signTitle')
  const pick = () => options[first.has(id) || random.chance(0.75) ? 0 : 1]?.id
  const made: Partial<Record<PublicQuestion['kind'], () => unknown>> = {
    yesNo: () => yes.has(id) || (id === keyOf('absent') && random.chance(0.3)),
    statement: () => true,
    number: () => String(random.whole(1, 4) * 10),
    text: () => say(isTitle ? 'title' : 'text'),
    longText: () => say('longText'),
    scale5: () => random.whole(3, 5),
    scale10: () => random.whole(6, 10),
    one: pick,
    many: () => [pick()],
  }
  const answer = id === keyOf('absentDays') ? String(random.whole(1, 4)) : made[kind]?.()
  if (answer === undefined) throw new Error(`No answer to a ${kind} of the demonstration`)
  return answer
}
