import {
  questionsOf,
  testsIn,
  type Condition,
  type Definition,
  type Question,
  type Section,
} from './definition.ts'
import type { Edit } from './edits.ts'
import { keysTwice } from './findings/places.ts'

/** Why a step of editing cannot be taken; names the questions that it is about. */
export class EditRefused extends Error {
  readonly code: EditRefusal
  readonly about: Readonly<Record<string, string>>

  constructor(code: EditRefusal, about: Readonly<Record<string, string>> = {}) {
    super(code)
    this.code = code
    this.about = about
  }
}
export const editRefusals = [
  'unknownPlace',
  'keyTaken',
  'sectionNotEmpty',
  'groupInGroup',
  'showRefersLater',
  'usedInShow',
] as const
export type EditRefusal = (typeof editRefusals)[number]

/**
 * A definition after one step of editing; the one before stays as it is.
 * @throws EditRefused: a place that is not there, a key that is taken, and where a condition would
 * read a question that comes later or is gone – both questions are named
 */
export function applyEdit(before: Definition, edit: Edit): Definition {
  const next = JSON.parse(JSON.stringify(before)) as Definition
  steps[edit.do](next, edit as never)
  refuseKeysTwice(before, next)
  refuseDisorder(next)
  return next
}

/** A key stands for one thing; what stood for two before can still be mended. */
function refuseKeysTwice(before: Definition, next: Definition) {
  const known = keysTwice(before)
  if (keysTwice(next).some((key) => !known.includes(key))) throw new EditRefused('keyTaken')
}

type Steps = {
  [Name in Edit['do']]: (definition: Definition, edit: Extract<Edit, { do: Name }>) => void
}

const steps: Steps = {
  addSection({ sections }, { section, after }) {
    section.questions.forEach(refuseWrongInside)
    insertAfter(sections, section, after)
  },
  changeSection(definition, { id, title, intro, place, show }) {
    const section = sectionOf(definition, id)
    Object.assign(section, given({ title, intro, place }))
    setOrDrop(section, 'show', show)
  },
  moveSection({ sections }, { id, after }) {
    const at = sections.findIndex((each) => each.id === id)
    const [moved] = at < 0 ? [] : sections.splice(at, 1)
    if (!moved) throw new EditRefused('unknownPlace')
    insertAfter(sections, moved, after)
  },
  removeSection(definition, { id }) {
    const section = sectionOf(definition, id)
    if (section.questions.length) throw new EditRefused('sectionNotEmpty')
    definition.sections = definition.sections.filter((each) => each !== section)
  },
  addQuestion(definition, { question, into, after }) {
    refuseWrongInside(question)
    putInto(definition, question, { into, after })
  },
  changeQuestion(definition, { id, label, required, options, entry, ...rest }) {
    const { question } = placeOf(definition, id)
    Object.assign(question, given({ label, required, options, entry }))
    setOrDrop(question, 'help', rest.help)
    setOrDrop(question, 'limits', rest.limits)
    setOrDrop(question, 'show', rest.show)
    setOrDrop(question, 'effects', rest.effects?.length === 0 ? null : rest.effects)
    setOrDrop(question, 'effectsOn', rest.effectsOn?.length === 0 ? null : rest.effectsOn)
    setOrDrop(question, 'role', rest.role)
  },
  moveQuestion(definition, { id, into, after }) {
    const { question, list } = placeOf(definition, id)
    list.splice(list.indexOf(question), 1)
    putInto(definition, question, { into, after })
  },
  retireQuestion(definition, { id }) {
    const { question, list } = placeOf(definition, id)
    list.splice(list.indexOf(question), 1)
  },
}

const given = (changes: object) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

function setOrDrop<T extends object, K extends keyof T>(
  target: T,
  key: K,
  value: T[K] | null | undefined,
) {
  if (value === null) delete target[key]
  else if (value !== undefined) target[key] = value
}

function sectionOf({ sections }: Definition, id: string): Section {
  const section = sections.find((each) => each.id === id)
  if (!section) throw new EditRefused('unknownPlace')
  return section
}

function placeOf(definition: Definition, id: string) {
  for (const { section, question, group } of questionsOf(definition))
    if (question.id === id)
      return { question, list: (group ? group.questions! : section.questions) as Question[] }
  throw new EditRefused('unknownPlace')
}

function putInto(
  definition: Definition,
  question: Question,
  { into, after }: { into: string; after: string | null },
) {
  const section = definition.sections.find(({ id }) => id === into)
  if (section) return insertAfter(section.questions, question, after)
  const { question: group } = placeOf(definition, into)
  if (group.kind !== 'group') throw new EditRefused('unknownPlace')
  refuseWithinGroup(question)
  insertAfter((group.questions ??= []) as Question[], question, after)
}

/** Entries of a group hold plain answers: no group, no field of a record, no file. */
function refuseWithinGroup({ kind }: Pick<Question, 'kind'>) {
  if (kind === 'group' || kind === 'field' || kind === 'file') throw new EditRefused('groupInGroup')
}

/** Questions stand within groups alone. */
function refuseWrongInside({ kind, questions = [] }: Question) {
  if (kind !== 'group' && questions.length) throw new EditRefused('unknownPlace')
  questions.forEach(refuseWithinGroup)
}

function insertAfter<T extends { id: string }>(list: T[], entry: T, after: string | null) {
  const at = after === null ? 0 : list.findIndex(({ id }) => id === after) + 1
  if (after !== null && at === 0) throw new EditRefused('unknownPlace')
  list.splice(at, 0, entry)
}

/** Conditions read earlier questions only: no circle can be written, and one pass decides all. */
function refuseDisorder(definition: Definition) {
  const all = new Set(Array.from(questionsOf(definition), ({ question }) => question.id))
  for (const { reader, reads, isEarlier } of readingsIn(definition)) {
    if (isEarlier) continue
    const code = all.has(reads) ? 'showRefersLater' : 'usedInShow'
    throw new EditRefused(code, { question: reader, other: reads })
  }
}

interface Reading {
  /** The section or question that is shown, or not, by it. */
  reader: string
  reads: string
  isEarlier: boolean
  /** The screen of the reader. */
  place: string
}

/** Which questions are read by the conditions of which, in the order of the form. */
export function readingsIn({ sections }: Definition): Reading[] {
  const earlier = new Set<string>()
  const found: Reading[] = []
  let place = ''
  const note = (reader: string, shown: Condition | undefined, within?: ReadonlySet<string>) => {
    for (const { q } of testsIn(shown))
      found.push({ reader, reads: q, isEarlier: earlier.has(q) || within?.has(q) === true, place })
  }
  const read = (question: Question, within?: ReadonlySet<string>) => {
    note(question.id, question.show, within)
    for (const { show } of question.options ?? []) note(question.id, show, within)
  }
  for (const section of sections) {
    place = section.place
    note(section.id, section.show)
    for (const question of section.questions) {
      read(question)
      const inside = new Set<string>()
      for (const inner of (question.questions ?? []) as Question[]) {
        read(inner, inside)
        inside.add(inner.id)
      }
      earlier.add(question.id)
    }
  }
  return found
}
