import type * as z from 'zod/mini'
import { addDays, dayOf } from '../clock.ts'
import type { program } from '#modules/programs/contract/program.ts'
import type { ProgramStatus } from '#modules/programs/contract/program.status.ts'
import type { Trade } from '../words/trades.ts'
import { atlanticProgram, digitalProgram, northernProgram } from './programs-other.ts'
import { greenProgram, quebecProgram, youthProgram } from './programs-open.ts'

export type NewProgram = z.infer<typeof program.create>
/** What a program says about itself; its intake is told in days from today. */
export type ProgramTerms = Omit<NewProgram, 'intakeOpensOn' | 'intakeClosesOn'>

export interface SeedProgram {
  fields: NewProgram
  status: ProgramStatus
  /** Provinces of its employers. */
  provinces: readonly string[]
  /** Trades that it takes; all when absent. */
  trades?: readonly Trade[]
  /** How many days ago the latest application may have arrived. */
  latest: number
  ageRange: readonly [number, number]
}

interface Frame extends Omit<SeedProgram, 'fields'> {
  terms: ProgramTerms
  opens: number
  closes: number
}

const frames: readonly Frame[] = [
  {
    terms: youthProgram,
    status: 'open',
    opens: -760,
    closes: 130,
    provinces: ['ON', 'MB', 'SK'],
    latest: 0,
    ageRange: [17, 29],
  },
  {
    terms: greenProgram,
    status: 'open',
    opens: -745,
    closes: 220,
    provinces: ['BC', 'AB', 'YT'],
    trades: ['solar', 'construction', 'environment', 'farm', 'manufacturing'],
    latest: 0,
    ageRange: [19, 29],
  },
  {
    terms: quebecProgram,
    status: 'open',
    opens: -750,
    closes: 160,
    provinces: ['QC'],
    latest: 0,
    ageRange: [18, 34],
  },
  {
    terms: atlanticProgram,
    status: 'paused',
    opens: -740,
    closes: 95,
    provinces: ['NB', 'NS', 'PE', 'NL'],
    latest: 14,
    ageRange: [20, 58],
  },
  {
    terms: digitalProgram,
    status: 'closed',
    opens: -770,
    closes: -100,
    provinces: ['ON', 'QC', 'AB', 'BC'],
    trades: ['software', 'accounting', 'culture', 'manufacturing'],
    latest: 115,
    ageRange: [20, 50],
  },
  {
    terms: northernProgram,
    status: 'draft',
    opens: 60,
    closes: 425,
    provinces: ['YT'],
    latest: 0,
    ageRange: [18, 40],
  },
]

export function seedPrograms(now: Date): SeedProgram[] {
  const today = dayOf(now)
  return frames.map(({ terms, opens, closes, ...frame }) => ({
    ...frame,
    fields: {
      ...terms,
      intakeOpensOn: addDays(today, opens),
      intakeClosesOn: addDays(today, closes),
    },
  }))
}
