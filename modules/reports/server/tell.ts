import type { ReportCell } from '../contract/reports.endpoints.ts'
import type { Report } from '../contract/report.ts'
import { keepBackBelow, type Told } from './keep-back.ts'
import type { Counted, Values } from './queries/grouped.ts'

export type Cells = Record<string, ReportCell>

export interface ToldTable {
  rows: { key: string | null; cells: Cells }[]
  total: Cells
}

const numberOf = (values: Values, name: string) => Number(values[name] ?? 0)

/** What was counted, without numbers of people that are not told and whatever would tell them. */
export function tell(
  { measures, parts }: Report,
  names: readonly string[],
  { rows, total }: Counted,
): ToldTable {
  const kept = parts
    ? keepBackBelow(
        rows.map(({ values }) => parts.are.map((name) => numberOf(values, name))),
        parts.are.map((name) => numberOf(total, name)),
      )
    : null
  const toldOf = (line: readonly Told[] | undefined, whole: Told | undefined) => (name: string) => {
    if (name === parts?.of) return whole ?? 'shown'
    return line?.[parts?.are.indexOf(name) ?? -1] ?? 'shown'
  }
  const cellsOf = (values: Values, told: (name: string) => Told) =>
    Object.fromEntries(
      names.map((name) => {
        const own = measures[name]?.kind === 'people' ? told(name) : 'shown'
        const rests = (measures[name]?.of ?? []).map(told).find((each) => each !== 'shown')
        return [name, cellOf(values[name] ?? null, rests === undefined ? own : 'kept')]
      }),
    )
  return {
    rows: rows.map(({ key, values }, at) => ({
      key,
      cells: cellsOf(values, toldOf(kept?.cells[at], kept?.rowSums[at])),
    })),
    total: cellsOf(total, rows.length > 0 ? toldOf(kept?.columnSums, kept?.sum) : () => 'shown'),
  }
}

/** A number that is not told is not there either. */
export const cellOf = (value: string | number | null, told: Told): ReportCell =>
  told === 'shown' ? { value } : { value: null, kept: told }
