import type { Bilingual } from '#kit/contract/fields.ts'
import { flagsDifference } from '#modules/forms/contract/compared-roles.ts'
import type { Condition, Limits, Question, Section } from '#modules/forms/contract/definition.ts'
import type { QuestionKind } from '#modules/forms/contract/kinds.ts'
import { keyOf } from '../../contract/question-key.ts'
import { surveyChoicesEn } from '../survey-choices-strings.en.ts'
import { surveyChoicesFr } from '../survey-choices-strings.fr.ts'
import { opensTask, type RoleId } from './roles.ts'

const choicesOf = { en: surveyChoicesEn.surveyChoices, fr: surveyChoicesFr.surveyChoices }

interface More {
  /** Not needed to go on. */
  optional?: true
  show?: Condition
  limits?: Limits
  /** Which choices, of `one` and `many`. */
  of?: keyof typeof choicesOf.en
  /** What both sides are compared by; a difference is flagged. */
  role?: RoleId
  /** Gives whoever looks after the application a task: a yes, or which of the choices. */
  opens?: true | readonly string[]
}

type Texts<K extends string> = Readonly<Record<K, string>>
type Pages<K extends string> = Readonly<Record<K, { title: string; intro: string }>>

interface SideWords<A extends string, P extends string> {
  asked: Record<'en' | 'fr', Texts<A>>
  help: Record<'en' | 'fr', Readonly<Partial<Record<A, string>>>>
  pages: Record<'en' | 'fr', Pages<P>>
}

/** How questions and pages of a side are made of its words. */
export function speaking<A extends string, P extends string>(words: SideWords<A, P>) {
  const ask = (name: A, kind: QuestionKind, more: More = {}): Question => {
    const { optional, show, limits, of } = more
    const [en, fr] = [words.help.en[name], words.help.fr[name]]
    return {
      id: keyOf(name),
      kind,
      label: { en: words.asked.en[name], fr: words.asked.fr[name] },
      ...(en && fr ? { help: { en, fr } } : {}),
      required: !optional,
      ...(limits ? { limits } : {}),
      ...(of ? { options: optionsFrom(of, kind) } : {}),
      ...(show ? { show } : {}),
      ...effectsOf(more),
    }
  }
  const page = (id: P, questions: readonly Question[], show?: Condition): Section => ({
    id,
    place: 'survey',
    title: both(words.pages, id, 'title'),
    intro: both(words.pages, id, 'intro'),
    ...(show ? { show } : {}),
    questions: [...questions],
  })
  return { ask, page }
}

/** What an answer does besides being kept. */
function effectsOf({ role, opens }: More): Pick<Question, 'role' | 'effects' | 'effectsOn'> {
  const effects = [...(role ? [flagsDifference] : []), ...(opens ? [opensTask] : [])]
  return {
    ...(role ? { role } : {}),
    ...(effects.length ? { effects } : {}),
    ...(Array.isArray(opens) ? { effectsOn: [...opens] } : {}),
  }
}

const both = <P extends string>(
  pages: SideWords<string, P>['pages'],
  id: P,
  part: 'title' | 'intro',
): Bilingual => ({ en: pages.en[id][part], fr: pages.fr[id][part] })

function optionsFrom(
  set: keyof typeof choicesOf.en,
  kind: QuestionKind,
): NonNullable<Question['options']> {
  const french: Readonly<Record<string, string>> = choicesOf.fr[set]
  return Object.entries(choicesOf.en[set]).map(([id, en]) => ({
    id,
    label: { en, fr: french[id] ?? '' },
    ...(kind === 'many' && id === 'none' ? { exclusive: true as const } : {}),
  }))
}
