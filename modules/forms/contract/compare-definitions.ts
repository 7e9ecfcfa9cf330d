import { languages, type Language } from '#kit/contract/strings.ts'
import {
  questionsOf,
  type Definition,
  type Question,
  type Section,
  type Words,
} from './definition.ts'

/** What a difference changes; `breaksDrafts`: answers of those who have begun to fill the form in. */
export const weights = [
  'wording',
  'layout',
  'condition',
  'effect',
  'easing',
  'addition',
  'breaksDrafts',
] as const
export type Weight = (typeof weights)[number]

export const differenceKinds = [
  'added',
  'retired',
  'moved',
  'place',
  'reworded',
  'required',
  'limits',
  'options',
  'show',
  'effects',
] as const

/** One thing that differs between two versions; joined by key, never by place or wording. */
export interface Difference {
  kind: (typeof differenceKinds)[number]
  what: 'section' | 'question'
  id: string
  /** As it is called now, or was before it went. */
  label: Words
  weight: Weight
  /** `reworded`: the languages that changed. */
  languages?: Language[]
  before?: unknown
  after?: unknown
}

export function differencesBetween(before: Definition, after: Definition): Difference[] {
  return [...sectionDifferences(before, after), ...questionDifferences(before, after)]
}

function sectionDifferences(before: Definition, after: Definition): Difference[] {
  const old = new Map(before.sections.map((section) => [section.id, section]))
  const now = new Map(after.sections.map((section) => [section.id, section]))
  const of = ({ id, title }: Section) => ({ what: 'section' as const, id, label: title })
  const retired = before.sections
    .filter(({ id }) => !now.has(id))
    .map((section) => ({ ...of(section), kind: 'retired' as const, weight: 'layout' as const }))
  const rest = after.sections.flatMap((section): Difference[] => {
    const was = old.get(section.id)
    if (!was) return [{ ...of(section), kind: 'added', weight: 'addition' }]
    const changed = languagesChanged([was.title, was.intro], [section.title, section.intro])
    return [
      ...reworded(of(section), changed, { before: was.title, after: section.title }),
      ...placeChanged(was, section).map((places) => ({ ...of(section), ...places })),
      ...(same(was.show, section.show)
        ? []
        : [
            {
              ...of(section),
              kind: 'show' as const,
              weight: 'condition' as const,
              before: was.show,
              after: section.show,
            },
          ]),
    ]
  })
  const moved = movedIn(ids(before.sections, now), ids(after.sections, old))
  return [
    ...retired,
    ...rest,
    ...moved.map((id) => ({
      ...of(now.get(id)!),
      kind: 'moved' as const,
      weight: 'layout' as const,
    })),
  ]
}

/** On another screen of the form. */
const placeChanged = ({ place: before }: Section, { place: after }: Section) =>
  before === after ? [] : [{ kind: 'place' as const, weight: 'layout' as const, before, after }]

const ids = (list: readonly { id: string }[], kept: ReadonlyMap<string, unknown>) =>
  list.map(({ id }) => id).filter((id) => kept.has(id))

interface Placed {
  question: Question
  into: string
  group: Question | null
}
const placed = (definition: Definition): Map<string, Placed> =>
  new Map(
    [...questionsOf(definition)].map(({ question, section, group }) => [
      question.id,
      { question, into: group?.id ?? section.id, group: group ?? null },
    ]),
  )

function questionDifferences(before: Definition, after: Definition): Difference[] {
  const [old, now] = [placed(before), placed(after)]
  const of = ({ id, label }: Question) => ({ what: 'question' as const, id, label })
  const retired = [...old.values()]
    .filter(({ question }) => !now.has(question.id))
    .map(({ question }) => ({
      ...of(question),
      kind: 'retired' as const,
      weight: 'breaksDrafts' as const,
    }))
  const moved = new Set(
    [...new Set([...now.values()].map(({ into }) => into))].flatMap((into) => {
      const stayed = (map: Map<string, Placed>, other: Map<string, Placed>) =>
        [...map]
          .filter(([id, each]) => each.into === into && other.get(id)?.into === into)
          .map(([id]) => id)
      return movedIn(stayed(old, now), stayed(now, old))
    }),
  )
  /** Within a new group nobody has an entry yet that could lack an answer. */
  const isNewlyDemanded = ({ question, group }: Placed) =>
    question.required && (group === null || old.has(group.id))
  const rest = [...now.values()].flatMap((each): Difference[] => {
    const { question, into } = each
    const was = old.get(question.id)
    if (!was)
      return [
        {
          ...of(question),
          kind: 'added',
          weight: isNewlyDemanded(each) ? 'breaksDrafts' : 'addition',
        },
      ]
    const isMoved = was.into !== into || moved.has(question.id)
    return [
      ...(isMoved ? [{ ...of(question), kind: 'moved' as const, weight: 'layout' as const }] : []),
      ...changesOf(was.question, question),
    ]
  })
  return [...retired, ...rest]
}

/** The fewest that changed places: what is not in the longest run that kept its order. */
function movedIn(before: readonly string[], after: readonly string[]): string[] {
  const at = new Map(before.map((id, index) => [id, index]))
  const runs: string[][] = []
  for (const id of after) {
    const best = runs
      .filter((run) => at.get(run.at(-1)!)! < at.get(id)!)
      .reduce<string[]>((longest, run) => (run.length > longest.length ? run : longest), [])
    runs.push([...best, id])
  }
  const kept = new Set(
    runs.reduce<string[]>((longest, run) => (run.length > longest.length ? run : longest), []),
  )
  return after.filter((id) => !kept.has(id))
}

function changesOf(was: Question, now: Question): Difference[] {
  const of = { what: 'question' as const, id: now.id, label: now.label }
  const differ = (
    kind: Difference['kind'],
    weight: Weight,
    [before, after]: readonly [unknown, unknown],
  ): Difference[] => (same(before, after) ? [] : [{ ...of, kind, weight, before, after }])
  const words = languagesChanged([was.label, was.help], [now.label, now.help])
  return [
    ...reworded(of, words, { before: was.label, after: now.label }),
    ...differ('required', now.required ? 'breaksDrafts' : 'easing', [was.required, now.required]),
    ...differ('limits', 'breaksDrafts', [was.limits, now.limits]),
    ...optionDifferences(of, was, now),
    ...differ('show', 'condition', [was.show, now.show]),
    ...differ('effects', 'effect', [doneBy(was), doneBy(now)]),
  ]
}

const doneBy = ({ effects, effectsOn, role }: Question) => ({ effects, effectsOn, role })

function optionDifferences(
  of: Pick<Difference, 'what' | 'id' | 'label'>,
  { options: before = [] }: Question,
  { options: after = [] }: Question,
): Difference[] {
  if (same(before, after)) return []
  const isGone = before.some(({ id }) => !after.some((each) => each.id === id))
  const isNew = after.some(({ id }) => !before.some((each) => each.id === id))
  const breaks = isGone || standsAloneNow(before, after)
  const rest = isNew ? 'addition' : standsAloneNow(after, before) ? 'easing' : 'wording'
  return [{ ...of, kind: 'options', weight: breaks ? 'breaksDrafts' : rest, before, after }]
}

type Options = NonNullable<Question['options']>
const standsAloneNow = (before: Options, after: Options) =>
  after.some(
    ({ id, exclusive }) => exclusive && before.some((each) => each.id === id && !each.exclusive),
  )

const same = (one: unknown, other: unknown) => canonical(one) === canonical(other)

/** The same whatever the order of members: the database has its own. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'none'
  const members = Object.entries(value)
    .filter(([name, member]) => member !== undefined && name !== 'confirm')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${name}:${canonical(member)}`).join()}}`
}

type Said = readonly (Words | undefined)[]
const languagesChanged = (before: Said, after: Said): Language[] =>
  languages.filter((language) =>
    before.some((words, at) => (words?.[language] ?? '') !== (after[at]?.[language] ?? '')),
  )

const reworded = (
  of: Pick<Difference, 'what' | 'id' | 'label'>,
  changed: Language[],
  was: { before: Words; after: Words },
): Difference[] =>
  changed.length ? [{ ...of, kind: 'reworded', weight: 'wording', languages: changed, ...was }] : []
