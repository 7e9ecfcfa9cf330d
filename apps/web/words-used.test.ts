import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { namespaceOf } from '#kit/web/define-routes.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

/** What a module's routes say, of all screens and of single ones; null where they ask for every module's. */
function declaredBy(module: string): string[] | null {
  const routes = fs.globSync(`modules/${module}/web/*.routes.tsx`, { cwd: root }).map(read).join('')
  if (routes.includes("words: 'all'")) return null
  const lists = [...routes.matchAll(/(?:words:|const of\w+ =) \[(.*?)\]/gs)]
    .map(([, words = '']) => words)
    .join()
  // Several files of one module may be named.
  const named = [...lists.matchAll(/'([\w-]+)(?:\/[\w/-]+)?'/g)]
  return [...new Set(named.map(([, name]) => namespaceOf(name ?? '')))]
}

const asksFor =
  /use(?:Text|Translations)\('(\w+)'\)|<ModuleName value="(\w+)"|\b(?:words|namespace|asks): '(\w+)'/g

/** A module's own files, the pieces of others that they show, and what those are made of. */
function shownBy(module: string): string[] {
  const own = fs.globSync(`modules/${module}/web/**/*.{ts,tsx}`, { cwd: root })
  const shown = new Set(own)
  // What is added on the way is gone through as well.
  for (const file of shown)
    for (const target of importedBy(file))
      if (target.includes('/web/pieces/') || (!own.includes(file) && isOfScreen(target)))
        shown.add(target)
  return [...shown]
}

const isOfScreen = (file: string) => /^modules\/[\w-]+\/web\//.test(file)

const importedBy = (file: string): string[] =>
  [...read(file).matchAll(/'(#|\.\.?\/)([^']*[\w-]+\.tsx?)'/g)].map(([, from = '', target = '']) =>
    from === '#' ? target : path.posix.join(path.posix.dirname(file), from, target),
  )

function askedBy(module: string): string[] {
  const found = shownBy(module).flatMap((file) => [...read(file).matchAll(asksFor)])
  return [...new Set(found.map(([, ...names]) => names.find(Boolean) ?? ''))]
}

/** Those with screens; the words of pieces are declared by whoever shows them. */
const modules = fs
  .globSync('modules/*/web/*.routes.tsx', { cwd: root })
  .map((each) => each.split(/[\\/]/)[1] ?? '')
  .filter((each, at, all) => all.indexOf(each) === at)

test.each(modules)('%s declares the modules whose words it uses, and no others', (module) => {
  const others = askedBy(module).filter((name) => ![namespaceOf(module), 'kit'].includes(name))
  const declared = declaredBy(module)
  if (declared) expect(declared.toSorted()).toEqual(others.toSorted())
  else expect(others.length).toBeGreaterThan(1)
})

/** The files of words of other modules that the routes of a module name: `holds/web/strings`. */
function filesNamedBy(module: string): string[] {
  const routes = fs.globSync(`modules/${module}/web/*.routes.tsx`, { cwd: root }).map(read).join('')
  return [...routes.matchAll(/'([\w-]+\/(?:web|contract)\/[\w-]+)'/g)].map(([, file = '']) => file)
}

const literal = /\btext\(\s*'([\w.]+)'|'([a-z]\w*(?:\.\w+)+)'/gi

/** Whether a file of words has a key. */
const has = (words: object, key: string) =>
  key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words) !==
  undefined

/** The files of words in a module's browser part that its pieces on screens of another need. */
async function neededBy(module: string): Promise<string[]> {
  const needed = new Set<string>()
  for (const file of shownBy(module)) {
    const [, other = ''] = /^modules\/([\w-]+)\/web\/pieces\//.exec(file) ?? []
    if (!other || other === module) continue
    const keys = Array.from(read(file).matchAll(literal), ([, ...found]) => found.find(Boolean)!)
    for (const strings of fs.globSync(`modules/${other}/web/*strings.en.ts`, { cwd: root })) {
      const said = Object.values((await import(path.join(root, strings))) as Record<string, object>)
      const isAsked = keys.some((key) => said.some((words) => has(words, key)))
      if (isAsked) needed.add(strings.replace('modules/', '').replace('.en.ts', ''))
    }
  }
  return [...needed].toSorted()
}

test.each(modules.filter(declaredBy))(
  '%s names the files of words that the pieces of other modules speak from',
  async (module) => {
    const named = filesNamedBy(module)
    expect((await neededBy(module)).filter((file) => !named.includes(file))).toEqual([])
  },
)

test('some module uses the words of another', () => {
  expect(modules.flatMap((module) => declaredBy(module) ?? []).length).toBeGreaterThan(3)
})

test('what visitors may open has its words before anybody signs in', () => {
  const open = fs
    .globSync('modules/*/web/*.open.routes.tsx', { cwd: root })
    .map((file) => file.split('/')[1])
  const lists = [
    ...read('apps/web/words.ts').matchAll(/modules\/\{([\w,-]+)\}\/(?:\{contract|contract\/\*)/g),
  ]
  const [whole = [], withoutTitles = []] = lists.map(([, names = '']) => names.split(','))
  // Of these what staff read besides is fetched with the area of staff.
  const contracts = read('apps/web/words.ts').matchAll(
    /'\.\.\/\.\.\/modules\/\{?([\w,-]+)\}?\/contract\/strings/g,
  )
  const contractAlone = Array.from(contracts, ([, names = '']) => names.split(',')).flat()
  expect([...whole, ...contractAlone]).toEqual(expect.arrayContaining(open))
  const [, left = ''] =
    /'!\.\.\/\.\.\/modules\/\{([\w,-]+)\}/.exec(read('apps/web/staff-modules.ts')) ?? []
  expect(left.split(',').toSorted()).toEqual([...whole, ...withoutTitles].toSorted())
  const [, alone = ''] =
    /'!\.\.\/\.\.\/modules\/\{?([\w,-]+)\}?\/contract\/\*\*'/.exec(
      read('apps/web/staff-modules.ts'),
    ) ?? []
  expect(alone.split(',').toSorted()).toEqual(contractAlone.toSorted())
})
