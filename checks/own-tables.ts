import fs from 'node:fs'
import path from 'node:path'

/** Which module keeps a table, by the table's name; what is nobody's has no entry. */
export type Owners = ReadonlyMap<string, string>

/** Statements by which a module, or the kit, writes what another keeps. */
export function findForeignWrites(root: string, owners: Owners): string[] {
  return fs
    .globSync('{modules/*/server,kit/server}/**/*.ts', { cwd: root })
    .filter((file) => !/\.test(-\w+)?\.ts$/.test(file))
    .sort()
    .flatMap((file) => {
      const code = withoutComments(fs.readFileSync(path.join(root, file), 'utf8'))
      const own = /^modules\/([^/]+)\//.exec(file)?.[1] ?? 'kit'
      const foreign = [...tablesWritten(code, owners)].filter((table) => owners.get(table) !== own)
      return foreign.map((table) => `${file} writes ${table}, which ${owners.get(table)} keeps`)
    })
}

const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

const byBuilder = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)'/g
const byRow = /\binsertRow\(\s*[\w.]+,\s*'(\w+)'/g
/** Elsewhere a table is named so that it is read, or told apart. */
const writesByVersion = /\b(?:changeVersioned|SteppedEntity)\b/
const byVersion = /\btable:\s*'(\w+)'/g
const bySql =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?"?(\w+)/gi
/** Which table it is is decided elsewhere: every one that the file names may be meant. */
const byVariable =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+\$\{|\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*[^'\s)]/i

function tablesWritten(code: string, owners: Owners): Set<string> {
  const ways = [byBuilder, byRow, bySql, ...(writesByVersion.test(code) ? [byVersion] : [])]
  const named = ways.flatMap((way) => [...code.matchAll(way)].map(([, table]) => table ?? ''))
  const meant = byVariable.test(code)
    ? [...code.matchAll(/'(\w+)'/g)].map(([, word]) => word ?? '')
    : []
  return new Set([...named, ...meant].filter((table) => owners.has(table)))
}

/** Writes that the database's types do not look at. */
export const findCastWrites = (root: string): string[] =>
  fs
    .globSync('{modules/*/server,kit/server}/**/*.ts', { cwd: root })
    .filter((file) => castWrite.test(fs.readFileSync(path.join(root, file), 'utf8')))
    .sort()

const castWrite =
  /\.(?:values|set)\([^;]*?\bas (?:never|any)\b|\b(?:insertRow|changeVersioned|changeUser|changeOrder|changeShareholder|changeApplication)\([^;]*?\bas (?:never|any)\b/
