import type { CatalogueField } from '../catalogue.ts'
import type { Formats } from '../check-answer.ts'
import { mostEntries, type Limits, type Question } from '../definition.ts'
import type { EntryKind } from '../kinds.ts'
import { narrower } from '../project.ts'

/** Limits that cross, that are wider than the field's own, or that no answer can meet. */
export function limitFindings(
  { id, kind, limits, options }: Question,
  field: CatalogueField | undefined,
  formats: Formats,
) {
  if (!limits) return []
  const { min, max } = limits
  const cross = min !== undefined && max !== undefined && Number(min) > Number(max)
  const both = narrower(field?.limits, limits) ?? {}
  const asked = {
    kind: field?.kind ?? (kind as EntryKind),
    choices: (field?.options ?? options ?? []).length,
    shortest: formats[field?.format ?? field?.kind ?? kind]?.shortest ?? 1,
  }
  return [
    ...(cross ? [{ code: 'limitsCross' as const, id }] : []),
    ...(isLooser(limits, field?.limits ?? {})
      ? [{ code: 'limitLooserThanField' as const, id }]
      : []),
    ...(!cross && isUnmeetable(both, asked) ? [{ code: 'limitsUnmeetable' as const, id }] : []),
  ]
}

const isLooser = ({ min, max, maxLength = 0 }: Limits, of: Limits) =>
  (min !== undefined && of.min !== undefined && Number(min) < Number(of.min)) ||
  (max !== undefined && of.max !== undefined && Number(max) > Number(of.max)) ||
  maxLength > (of.maxLength ?? Infinity)

interface Limited {
  kind: EntryKind
  /** How many choices there are. */
  choices: number
  /** The fewest characters that what is asked for is written with. */
  shortest: number
}

function isUnmeetable(limits: Limits, { kind, choices, shortest }: Limited): boolean {
  if (kind === 'many') return leavesNone(atLeastOne(limits, choices), 0)
  if (kind === 'group') return leavesNone(atLeastOne(limits, mostEntries), 0)
  const digits = digitsOf(kind, limits)
  if (digits !== null) return leavesNone(limits, digits)
  return kind !== 'date' && (limits.maxLength ?? Infinity) < shortest
}

/** What is answered has one entry or choice, and no more than there can be. */
const atLeastOne = ({ min = '1', max = String(Infinity) }: Limits, most: number): Limits => ({
  min: String(Math.max(1, Number(min))),
  max: String(Math.min(most, Number(max))),
})

function digitsOf(kind: EntryKind, { scale = 4 }: Limits): number | null {
  if (kind === 'number') return scale
  if (kind === 'integer') return 0
  return kind === 'money' || kind === 'percent' ? 2 : null
}

/** Whether no figure with so many digits after the point lies between both ends. */
function leavesNone({ min, max }: Limits, digits: number): boolean {
  if (min === undefined || max === undefined) return false
  // Rounded first: 1.1 × 100 is a little more than 110.
  const steps = (figure: string) => Number((Number(figure) * 10 ** digits).toFixed(3))
  return Math.ceil(steps(min)) > Math.floor(steps(max))
}
