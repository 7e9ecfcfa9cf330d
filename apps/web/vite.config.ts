import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compiledWords } from './compiled-words.ts'
import { sharedFile } from './shared-files.ts'

/**
 * The permission library makes its comparison of records ready as soon as it is loaded, which
 * keeps 3 KB that the browser never asks: what applies to a record is in the record's `can`.
 */
const leanPermissions = (): Plugin => ({
  name: 'lean-permissions',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/@casl/ability/dist/esm/index.mjs')) return null
    const make = /createFactory as (\w+)/.exec(code)?.[1]
    return { code: code.replaceAll(`= ${make}(`, `= /* @__PURE__ */ ${make}(`), map: null }
  },
})

/** What every page of staff fetches anyway. */
const ofStaffArea = new Set<string>()
let staffRoutes = ''

/** The routes of staff list what they load; what the area around them has loaded costs bytes only. */
const shortLists = (): Plugin => ({
  name: 'short-lists',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const add = (file: string) => {
        const chunk = bundle[file]
        if (chunk?.type !== 'chunk' || ofStaffArea.has(file)) return
        ofStaffArea.add(file)
        chunk.imports.forEach(add)
      }
      for (const [file, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/StaffArea.tsx')) add(file)
        else if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/staff-modules.ts'))
          staffRoutes = file
    },
  },
})

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The public forms show few icons, and a phone fetches no others. */
const onForms = new Set(
  globSync(
    folder(
      '../../modules/{forms/web/pieces,information-requests/web,intake/web,messages/web}/**/*.tsx',
    ),
  ).flatMap((file) => readFileSync(file, 'utf8').match(/\bIcon[A-Z]\w+/g) ?? []),
)
const isStaffIcon = (id: string) => id.includes('icons-react') && !onForms.has(basename(id, '.mjs'))

/** Small pieces that lists and public forms show alike. */
const ofEveryArea =
  /kit\/web\/(ScreenLink|calendar-days|form\/(attempt-key|field-values|plain-text)|go|organisation|router\/opening|show\/(BilingualText|Money|ProblemState|problem-text|real-minus))\.tsx?$|kit\/contract\/(date-format|define-(entity|status|subjects)|validation)\.ts$|modules\/\w+\/contract\/(applications\.subjects|formats|programs\.subjects)\.ts$|Icon(AlertTriangle|Building|CircleCheck|CloudOff|Download|InfoCircle|Plus)\.mjs$/

export default defineConfig({
  root: folder('.'),
  plugins: [react(), compiledWords(), leanPermissions(), shortLists()],
  build: {
    outDir: folder('../../dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    cssTarget: 'es2023',
    // Data addresses in style sheets would need a wider content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Every browser of the target preloads modules by itself.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId }) =>
        hostId === staffRoutes ? files.filter((file) => !ofStaffArea.has(file)) : files,
    },
    rolldownOptions: {
      output: {
        // Every page carries the list of what it may load, so that names cost by the hundred.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            // What every page needs is one file: smaller by 5 KB than ten that others share too.
            { name: 'start', tags: ['$initial'], priority: 1 },
            {
              name: 'common',
              test: ofEveryArea,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // An icon by itself is half overhead; those that more than one screen shows come together.
            { name: 'icons', test: isStaffIcon, minShareCount: 2 },
            { name: sharedFile, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': `http://localhost:${process.env['PORT'] ?? 3000}` } },
})
