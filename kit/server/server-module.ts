import type { Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Letter } from '#kit/contract/define-letters.ts'
import type { SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import type { ServedEndpoint } from './call.ts'
import { declaredJobs, type DeclaredJob, type SaidJobs } from './declared-jobs.ts'
import type { Job, SteppedJob } from './jobs.ts'

/**
 * What modules give to others that do not know them, by kind: a record that notes hang on, work that
 * can be handed over. Whoever takes a kind in declares it here, by augmentation.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- augmented by those who take things in
export interface Offers {}

type Offered = { readonly [Kind in keyof Offers]: readonly Offers[Kind][] }

/** The whole that a module is part of. */
export interface Product {
  subjects: Record<string, SubjectDeclaration>
  /** What is written to people. */
  letters: readonly Letter[]
  /** Of every module, by their `place` where they have one. */
  offers: Offered
  /** What runs by the clock, or goes on in steps. */
  readonly jobs: readonly DeclaredJob[]
}

/** What the server has of a module; `server/manifest.ts` says it. */
export interface ServerModule {
  /** What it keeps, and nobody else writes. */
  tables?: readonly (keyof Database)[]
  served?: (product: Product) => readonly ServedEndpoint[]
  /** What runs by the clock. */
  jobs?: (product: Product) => readonly Job[]
  /** What goes on in steps once somebody begins it. */
  steppedJobs?: (product: Product) => readonly SteppedJob[]
  /** What its jobs are called, and what they do. */
  jobWords?: SaidJobs
  /** What it writes to people. */
  letters?: readonly Letter[]
  /** What is seen to before the server listens. */
  atStart?: (product: Product) => readonly ((database: Kysely<Database>) => Promise<void>)[]
  offers?: { readonly [Kind in keyof Offers]?: (product: Product) => readonly Offers[Kind][] }
}

/** Among those of its kind, lowest first; those that say nothing stand in the order of modules. */
const placeOf = (offered: unknown) => (offered as { place?: number }).place ?? 0

/** A kind is gathered when it is first asked for: what one module offers may rest on another kind. */
export function productOf(
  modules: readonly ServerModule[],
  subjects: Product['subjects'],
): Product {
  const gathered = new Map<string, readonly unknown[]>()
  const offers = new Proxy({} as Offered, {
    get(_, kind: string) {
      const known = gathered.get(kind)
      if (known) return known
      const all = modules.flatMap(({ offers: own = {} }) => {
        const offered = (own as Record<string, (product: Product) => readonly unknown[]>)[kind]
        return offered?.(product) ?? []
      })
      const inOrder = all.toSorted((one, other) => placeOf(one) - placeOf(other))
      gathered.set(kind, inOrder)
      return inOrder
    },
  })
  const letters = modules.flatMap((module) => module.letters ?? [])
  let jobs: readonly DeclaredJob[] | undefined
  const product: Product = {
    subjects,
    letters,
    offers,
    get jobs() {
      return (jobs ??= modules.flatMap((module) => declaredJobs(module, product)))
    },
  }
  return product
}

/** What the kit itself keeps; modules write there through it. */
export const kitTables: readonly (keyof Database)[] = [
  'audit_log',
  'bulk_items',
  'bulk_runs',
  'encryption_keys',
  'files',
  'forsaken_files',
  'idempotency_keys',
  'job_outcomes',
  'letter_templates',
  'letter_versions',
  'list_counts',
  'live_events',
  'outbox_messages',
  'rate_limits',
  'refused_addresses',
  'waiting_files',
]
