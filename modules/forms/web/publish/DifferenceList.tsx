import { useLanguage } from '#kit/web/language.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import type { Difference } from '../../contract/compare-definitions.ts'
import type { Condition, Definition, Question, Words } from '../../contract/definition.ts'
import type { FormRecord } from '../../contract/forms.endpoints.ts'
import { questionIn } from '../editor/find.ts'
import { useConditionWords } from '../condition-words.ts'
import { optionLines } from './option-lines.ts'
import classes from './publish.module.css'

const tones = {
  wording: 'neutral',
  layout: 'neutral',
  condition: 'info',
  effect: 'info',
  easing: 'neutral',
  addition: 'info',
  breaksDrafts: 'warning',
} as const

export type ShownDifference = Pick<
  Difference,
  'kind' | 'what' | 'id' | 'label' | 'weight' | 'languages' | 'before' | 'after'
>

interface DifferenceListProps {
  differences: readonly ShownDifference[]
  form: FormRecord
  before: Definition
  after: Definition
}

/** What differs between two versions, and what that means for those who have begun. */
export function DifferenceList({ differences, ...between }: DifferenceListProps) {
  const text = useText()
  const bilingual = useBilingual()
  if (differences.length === 0) return <p className="quiet">{text('differences.none')}</p>
  return (
    <ul className={classes.differences}>
      {differences.map((difference, at) => (
        <li key={at}>
          <ToneBadge tone={tones[difference.weight]}>
            {text(`differences.weight.${difference.weight}`)}
          </ToneBadge>
          <div>
            <strong>{bilingual(difference.label) || text('untitled')}</strong>
            {' – '}
            {difference.kind === 'added' || difference.kind === 'retired'
              ? text(`differences.kind.${difference.kind}.${difference.what}`)
              : text(`differences.kind.${difference.kind}`)}
            <BeforeAfter difference={difference} {...between} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function BeforeAfter(
  props: { difference: ShownDifference } & Omit<DifferenceListProps, 'differences'>,
) {
  const lines = useLines(props)
  return lines.map(([before, after], at) => (
    <p key={at} className={classes.beforeAfter}>
      <del>{before}</del>
      <span aria-hidden> → </span>
      <ins>{after}</ins>
    </p>
  ))
}

/** Pairs of before and after, in words. */
function useLines({
  difference,
  form,
  before,
  after,
}: { difference: ShownDifference } & Omit<DifferenceListProps, 'differences'>): [string, string][] {
  const text = useText()
  const kit = useKitText()
  const bilingual = useBilingual()
  const wordsBefore = useConditionWords(form, before)
  const wordsAfter = useConditionWords(form, after)
  const { kind, languages = [] } = difference
  const [was, now] = [difference.before, difference.after]
  const language = useLanguage()
  const optionsOf = (list: unknown) => (list ?? []) as NonNullable<Question['options']>
  const limitsOf = (value: unknown) =>
    Object.entries((value ?? {}) as Record<string, string | number>)
      .map(([name, limit]) => `${text(`limits.${name}`)} ${limit}`)
      .join(' · ')
  const shownOf = (value: unknown, words: typeof wordsAfter) =>
    value ? words(value as Condition) : text('show.always')
  const placeOf = (id: unknown) =>
    bilingual(form.places.find((each) => each.id === id)?.name ?? null)
  const effectsOf = useEffectWords(form, difference.id)
  const yesNo = (value: unknown) => kit(value ? 'states.yes' : 'states.no')
  if (kind === 'reworded')
    return languages.map((language) => [(was as Words)[language], (now as Words)[language]])
  if (kind === 'place') return [[placeOf(was), placeOf(now)]]
  if (kind === 'required') return [[yesNo(was), yesNo(now)]]
  if (kind === 'limits') return [[limitsOf(was), limitsOf(now)]]
  if (kind === 'options')
    return optionLines([optionsOf(was), optionsOf(now)], {
      language,
      untitled: text('untitledChoice'),
      alone: (choice) => text('options.standsAlone', { choice }),
    })
  if (kind === 'effects') return [[effectsOf(was, before), effectsOf(now, after)]]
  if (kind === 'show') return [[shownOf(was, wordsBefore), shownOf(now, wordsAfter)]]
  return []
}

/** What answers to a question do, and what they are compared as. */
function useEffectWords({ effects, roles, catalogue }: FormRecord, id: string) {
  const text = useText()
  const bilingual = useBilingual()
  return (value: unknown, definition: Definition): string => {
    const done = (value ?? {}) as Pick<Question, 'effects' | 'effectsOn' | 'role'>
    const nameIn = (
      list: readonly { id: string; name: { en: string; fr: string } }[],
      of: string,
    ) => bilingual(list.find((each) => each.id === of)?.name ?? null) || of
    const field = catalogue.find(({ name }) => name === id)
    const options = field?.options ?? questionIn(definition, id)?.options ?? []
    const chosen = (done.effectsOn ?? [])
      .map((each) => bilingual(options.find((option) => option.id === each)?.label ?? null))
      .map((label) => label || text('effects.gone'))
    const parts = [
      ...(done.effects ?? []).map((each) => nameIn(effects, each)),
      ...(chosen.length ? [text('effects.onAny', { options: chosen.join(' · ') })] : []),
      ...(done.role ? [text('effects.comparedAs', { role: nameIn(roles, done.role) })] : []),
    ]
    return parts.join(' · ') || text('effects.none')
  }
}
