import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { served } from '#apps/server/modules.ts'
import { componentsOf, refsIn } from '#kit/server/open-api/components.ts'
import { problemSchema } from '#kit/contract/define-endpoint.ts'
import type * as z from 'zod/mini'
import { root } from './run-command.ts'

const sourcesOf = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test(-[\w-]+)?\.ts$|strings|\.generated\./.test(file))
    .toSorted()
    .map((file) => file.split(path.sep).join('/'))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

interface Candidate {
  name: string
  schema: z.ZodMiniType
  file: string
  /** In the file that declares it: `application.create`. */
  at: string
}

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value && 'safeParse' in value

const isEntity = (value: unknown): value is Record<string, z.ZodMiniType> & { name: string } =>
  typeof value === 'object' && value !== null && 'fields' in value && 'record' in value

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const viewsOf = (name: string) =>
  [
    ['record', `${name}Details`],
    ['row', `${name}Summary`],
    ['create', name.startsWith('New') ? name : `${name}New`],
    ['update', `${name}Change`],
  ] as const

/**
 * The schemas that contracts declare, by name: an exported one is called as it is exported (`orderRecord`
 * is an `Order`), the views of an entity as the entity.
 */
async function candidates(): Promise<Candidate[]> {
  const files = [...sourcesOf('kit/contract/*.ts'), ...sourcesOf('modules/*/contract/*.ts')]
  const found = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(`#${file}`)) as Record<string, unknown>
      return Object.entries(exported).flatMap(([at, value]): Candidate[] => {
        if (isSchema(value))
          return [
            { name: capital(at).replace(/(?<=.)(Schema|Record)$/, ''), schema: value, file, at },
          ]
        if (!isEntity(value)) return []
        return viewsOf(capital(value.name)).map(([view, name]) => ({
          name,
          schema: value[view] as z.ZodMiniType,
          file,
          at: `${at}.${view}`,
        }))
      })
    }),
  )
  const seen = new Set<unknown>()
  return found.flat().filter(({ schema }) => !seen.has(schema) && seen.add(schema))
}

/** Those alone that something served speaks; under one name no two. */
async function spokenSchemas(): Promise<Candidate[]> {
  const all = await candidates()
  const apart = Object.fromEntries(all.map(({ schema }, at) => [`schema${at}`, schema]))
  const { schemas } = componentsOf(served, { ...apart, Problem: problemSchema })
  const spoken = new Set([...Object.keys(schemas), ...refsIn(schemas)])
  const kept = all.filter(({ schema }, at) => schema !== problemSchema && spoken.has(`schema${at}`))
  const doubled = [...Map.groupBy(kept, ({ name }) => name)].filter(([, same]) => same.length > 1)
  if (doubled.length > 0)
    throw new Error(
      `In the API several schemas would have one name; call them differently: ${doubled.map(([name, same]) => `${name} (${same.map(({ file, at }) => `${at} of ${file}`).join(', ')})`).join('; ')}`,
    )
  return kept.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

const aliasOf = (file: string) =>
  file
    .replace(/^modules\//, '')
    .replace(/\/contract\//, '/')
    .replace(/\.ts$/, '')
    .replace(/[^a-zA-Z]+(\w)/g, (_, letter: string) => letter.toUpperCase())

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1

/** The first paragraph of what a module says of itself. */
function moduleRemarks(): [string, string][] {
  return globSync('modules/*/README.md', { cwd: root })
    .toSorted()
    .map((file) => {
      const [, paragraph = ''] = /^#[^\n]*\n+([\s\S]*?)(?:\n\n|$)/.exec(read(file)) ?? []
      const plain = paragraph.replace(/\s+/g, ' ').replaceAll('**', '').trim()
      return [file.split(path.sep)[1] ?? '', plain]
    })
}

/** The remarks that stand above endpoints where they are declared. */
function endpointRemarks(): [string, string][] {
  const names = new Set(served.map(({ name }) => name))
  const files = [...sourcesOf('modules/*/contract/*.ts'), ...sourcesOf('kit/contract/*.ts')]
  return files
    .flatMap((file) => {
      const source = read(file)
      return [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+): [\w.]+\(/g)]
    })
    .map(([, remark = '', name = '']): [string, string] => [
      name,
      remark
        .replace(/^\s*\* ?/gm, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ])
    .filter(([name]) => names.has(name))
    .toSorted(byName)
}

/** Which problems are answered with another status than 409, as the code that throws them says. */
function problemStatuses(): [string, number][] {
  const thrown = ['modules/*/server/*.ts', 'kit/server/**/*.ts']
    .flatMap(sourcesOf)
    .flatMap((file) => {
      const source = read(file)
      return [
        ...[...source.matchAll(/new Problem\(\s*(\d{3}),\s*'(\w+)'/g)].map(
          ([, status, code = '']): [string, number] => [code, Number(status)],
        ),
        ...[...source.matchAll(/\binvalid\([^;]*?, '(\w+)'\)/g)].map(
          ([, code = '']): [string, number] => [code, 422],
        ),
      ]
    })
  const declared = new Set(served.flatMap(({ endpoint }) => endpoint.problems ?? []))
  const others = thrown.filter(([code, status]) => status !== 409 && declared.has(code))
  return [...new Map(others.toSorted(byName))]
}

const table = (name: string, type: string, entries: readonly (readonly [string, unknown])[]) => [
  `const ${name}: Readonly<Record<string, ${type}>> = {`,
  ...entries.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`),
  '}',
  '',
]

/** What the description of the API takes from the declarations beside the endpoints themselves. */
export async function apiDeclarations(): Promise<string> {
  const schemas = await spokenSchemas()
  const files = [...new Set(schemas.map(({ file }) => file))].toSorted()
  return [
    '/** Made by `npm run check -- --write`: what the API is described with. */',
    "import type { NamedSchemas } from '#kit/server/open-api/components.ts'",
    ...files.map((file) => `import * as ${aliasOf(file)} from '#${file}'`),
    '',
    'const schemas: NamedSchemas = {',
    ...schemas.map(({ name, file, at }) => `  ${name}: ${aliasOf(file)}.${at},`),
    '}',
    '',
    ...table('modules', 'string', moduleRemarks()),
    ...table('remarks', 'string', [...new Map(endpointRemarks())]),
    ...table('statuses', 'number', problemStatuses()),
    'export const described = { schemas, modules, remarks, statuses }',
    '',
  ].join('\n')
}
