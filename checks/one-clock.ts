import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A place that asks what time it is without asking the clock. */
export interface OwnTime {
  file: string
  line: number
  found: string
}

/** What runs on the server, or fills its database; rules of contracts run there too. */
const serverCode = [
  'kit/{contract,server}/**/*.ts',
  'modules/*/{contract,server}/**/*.ts',
  'apps/server/**/*.ts',
  '{seeds,scripts}/**/*.ts',
]
const webCode = ['{kit,apps}/web/**/*.{ts,tsx}', 'modules/*/web/**/*.{ts,tsx}']

const inScript: [string, RegExp][] = [
  ['Date.now()', /\bDate\.now\(\)/],
  ['new Date()', /\bnew Date\(\s*\)/],
  ['Date()', /(?<!new )\bDate\(\s*\)/],
  ['a formatter of the present', /\.(?:format|formatToParts)\(\s*\)/],
  ['performance.timeOrigin', /\bperformance\.timeOrigin\b/],
  ['process time', /\bprocess\.hrtime\b/],
]
/** The day of a moment is taken where the organisation is, not in UTC. */
const ofDays: [string, RegExp][] = [
  ['a day in UTC', /\bnow(?:\(\))?\s*\.toISOString\(\)\s*\.(?:slice|substring)\(0, (?:4|7|10)\)/],
  ['a year in UTC', /\bnow(?:\(\))?\.getUTC(?:FullYear|Month|Date|Day)\(\)/],
  [
    'a day of this machine',
    /\.toLocaleDateString\(|\bnow(?:\(\))?\.get(?:FullYear|Month|Date|Day|Hours)\(\)/,
  ],
]
const inSql: [string, RegExp][] = [
  ['now()', /(?<![\w.#])now\(\)(?!\s*[:{])/i],
  ['current_date', /\bcurrent_(?:date|time|timestamp)\b/i],
  ['localtimestamp', /\blocaltime(?:stamp)?\b/i],
  ['the database’s own time', /\b(?:clock|statement|transaction)_timestamp\(|\btimeofday\(/i],
  ['the database’s own day', /'(?:now|today|tomorrow|yesterday)'::/i],
]

const isTest = (file: string) => /\.test[.-]|\.d\.ts$/.test(file)

function findIn(root: string, patterns: readonly string[], rules: readonly [string, RegExp][]) {
  return globSync([...patterns], { cwd: root })
    .filter((file) => !isTest(file))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, at) =>
          rules
            .filter(([, pattern]) => pattern.test(withoutComment(text)))
            .map(([found]): OwnTime => ({ file, line: at + 1, found })),
        ),
    )
}

const withoutComment = (line: string) => line.replace(/^\s*(?:\/\*\*?|\*|\/\/).*$/, '')

/** Everything on the server that tells the time by itself, but for the places that are named. */
export const ownTimeOnServer = (root: string, exceptions: Record<string, string>): OwnTime[] =>
  findIn(root, serverCode, [...inScript, ...ofDays, ...inSql]).filter(
    ({ file }) => !(file in exceptions),
  )

/** The same on the web, where measuring how long something takes is nobody's business. */
export const ownTimeOnWeb = (root: string, exceptions: Record<string, string>): OwnTime[] =>
  findIn(root, webCode, [...inScript, ...ofDays]).filter(({ file }) => !(file in exceptions))

/** Migrations that came after the clock: what they write by themselves follows it. */
export const ownTimeInMigrations = (root: string): OwnTime[] =>
  findIn(root, ['database/migrations/*.sql'], inSql).filter(
    ({ file }) => file > 'database/migrations/2026-11-22-010-clock.sql',
  )
