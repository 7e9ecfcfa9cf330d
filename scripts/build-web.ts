import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { build, resolveConfig, type Rolldown } from 'vite'
import { sharedFiles, type BuiltFile } from '#apps/web/shared-files.ts'
import { root } from './run-command.ts'

const configFile = path.join(root, 'apps', 'web', 'vite.config.ts')
const worthIt = /\.(m?js|css|html|svg|json|txt|map|webmanifest|wasm)$/
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** What every page needs is one file: smaller by 5 KB than ten that others share too. */
const start: Rolldown.CodeSplittingGroup = { name: 'start', tags: ['$initial'], priority: 1 }

const names = sharedFiles(await builtAlone())
const named = { name: (id: string) => names.get(id) ?? null, debugName: 'shared' }
const groups = [start, { ...named, includeDependenciesRecursively: false }]
await build({
  configFile,
  mode: 'production',
  logLevel: 'warn',
  build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
})
const config = await resolveConfig({ configFile, logLevel: 'silent' }, 'build', 'production')
await compressAll(path.resolve(config.root, config.build.outDir))

/** The files that the bundler makes by itself: they tell which screens need which parts. */
async function builtAlone(): Promise<BuiltFile[]> {
  const made = await build({
    configFile,
    mode: 'production',
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        // Nothing is put into a file that would need it anyway: it would seem to be needed by others.
        experimental: { chunkOptimization: false },
        output: { codeSplitting: { groups: [start] } },
      },
    },
  })
  if (!('output' in made)) throw new Error('The web app was not built at once')
  return made.output.filter((each) => each.type === 'chunk')
}

/** Compressed once here, so that no request pays for it. */
async function compressAll(folder: string) {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries)
    if (entry.isFile() && worthIt.test(entry.name))
      await compress(path.join(entry.parentPath, entry.name))
}

async function compress(file: string) {
  const content = await fs.readFile(file)
  const quality = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 }
  await fs.writeFile(`${file}.br`, await brotli(content, { params: quality }))
  await fs.writeFile(`${file}.gz`, await gzip(content, { level: 9 }))
}
