import * as z from 'zod/mini'
import { instantSchema } from '#kit/contract/fields.ts'

/** All is well; somebody should look; it does not work. */
const state = z.enum(['well', 'look', 'broken'])
export type PartState = z.infer<typeof state>

const problem = z.nullable(z.string())

/** What `/api/ready` answers, and what whoever runs the product wants to know beside. */
export const houseState = z.strictObject({
  asOf: instantSchema,
  /** The worst of the parts. */
  state,
  checks: z.strictObject({ database: problem, migrations: problem, files: problem }),
  /** Work behind the requests of this process that failed last. */
  failing: z.array(
    z.strictObject({ work: z.string(), at: instantSchema, reason: z.string(), times: z.int() }),
  ),
  version: z.strictObject({ state, version: z.string(), node: z.string() }),
  migrations: z.strictObject({ state, last: z.nullable(z.string()), pending: z.int() }),
  database: z.strictObject({
    state,
    version: z.string(),
    bytes: z.number(),
    busy: z.int(),
    most: z.int(),
    waiting: z.int(),
  }),
  jobs: z.strictObject({ state, all: z.int(), failing: z.int(), late: z.int() }),
  mail: z.strictObject({
    state,
    /** To the mail server, or into files. */
    leaves: z.enum(['send', 'files']),
    waiting: z.int(),
    oldestAt: z.nullable(instantSchema),
    failed: z.int(),
  }),
  /** Of the disk that files are kept on; null where they lie in a bucket alone. */
  storage: z.strictObject({ state, free: z.nullable(z.number()), size: z.nullable(z.number()) }),
  backup: z.strictObject({
    state,
    at: z.nullable(instantSchema),
    bytes: z.nullable(z.number()),
  }),
  audit: z.strictObject({
    state,
    at: z.nullable(instantSchema),
    sealed: z.int(),
    problems: z.int(),
  }),
  live: z.strictObject({ state, streams: z.int(), sessions: z.int() }),
})
export type HouseState = z.infer<typeof houseState>
