import fs from 'node:fs/promises'
import path from 'node:path'
import { product } from '#apps/server/modules.ts'
import { settingsOfModules } from '#apps/server/settings-of-modules.generated.ts'
import { openDatabase } from '#database/connect.ts'
import { generateTypes, typesFile } from '#database/generate-types.ts'
import { createTestDatabase } from '#database/test-database.ts'
import { settingsPage } from '#kit/server/define-settings.ts'
import { settingTable } from '#kit/server/settings.ts'
import { apiDeclarations } from './api-declarations.ts'
import { endpointsPage, permissionsPage, screensPage, statesPage } from './declared-pages.ts'
import { root } from './run-command.ts'
import { kindList, manifestList, settingsList, subjectList } from './module-lists.ts'

interface GeneratedFile {
  file: string
  make: () => Promise<string> | string
}

const page = (name: string) => path.join(root, 'docs', 'generated', `${name}.md`)

/** Needs a running test server: the types are those of a freshly migrated database. */
const generatedFiles: GeneratedFile[] = [
  { file: typesFile, make: typesOfFreshDatabase },
  {
    file: path.join(root, 'docs', 'generated', 'settings.md'),
    make: () => settingsPage(Object.assign({}, settingTable, ...settingsOfModules)),
  },
  {
    file: path.join(root, 'modules/roles/contract/subjects-by-module.generated.ts'),
    make: subjectList,
  },
  { file: path.join(root, 'apps/server/manifests.generated.ts'), make: manifestList },
  { file: path.join(root, 'apps/server/settings-of-modules.generated.ts'), make: settingsList },
  {
    file: path.join(root, 'modules/notes-and-tasks/contract/parent-kinds.generated.ts'),
    make: () =>
      kindList(
        'parentKinds',
        product.offers.parents.map(({ kind }) => kind),
      ),
  },
  {
    file: path.join(root, 'modules/imports/contract/import-kinds.generated.ts'),
    make: () =>
      kindList(
        'importKinds',
        product.offers.importTargets.map(({ kind }) => kind),
      ),
  },
  { file: path.join(root, 'apps/server/api-declarations.generated.ts'), make: apiDeclarations },
  { file: page('screens'), make: screensPage },
  { file: page('endpoints'), make: endpointsPage },
  { file: page('permissions'), make: permissionsPage },
  { file: page('states'), make: statesPage },
]

/** Writes what is out of date, or with `check` only names it. */
export async function updateGeneratedFiles(check: boolean): Promise<string[]> {
  const stale: string[] = []
  for (const { file, make } of generatedFiles) {
    const wanted = await make()
    if ((await fs.readFile(file, 'utf8').catch(() => null)) === wanted) continue
    stale.push(path.relative(root, file))
    if (check) continue
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(file, wanted)
  }
  return stale
}

async function typesOfFreshDatabase(): Promise<string> {
  const fresh = await createTestDatabase()
  const { kysely, close } = openDatabase(fresh.connection, { poolSize: 1 })
  try {
    return await generateTypes(kysely)
  } finally {
    await close()
    await fresh.drop()
  }
}
