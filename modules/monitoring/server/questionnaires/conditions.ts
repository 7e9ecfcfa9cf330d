import type { Condition, Test } from '#modules/forms/contract/definition.ts'
import { keyOf } from '../../contract/question-key.ts'

const isYes = (name: string, is: boolean): Test => ({ q: keyOf(name), op: 'is', is })
const isOf = (name: string, of: string[]): Test => ({ q: keyOf(name), op: 'in', of })

export const saysYes = (name: string): Condition => ({ all: [isYes(name, true)] })
export const saysNo = (name: string): Condition => ({ all: [isYes(name, false)] })
export const chose = (name: string, ...of: string[]): Condition => ({ all: [isOf(name, of)] })
export const hasChosen = (name: string, ...of: string[]): Condition => ({
  all: [{ q: keyOf(name), op: 'hasAny', of }],
})

/** Whoever still works is asked about the work, whoever does not about the end of it. */
export const isWorking = chose('still', 'yes', 'changed')
export const hasLeft = chose('still', 'no')
