import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compiledWords } from './compiled-words.ts'

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

/**
 * What endpoints declare for the server and for whoever reads the API; the browser never asks. By an answer
 * that has a name it knows which record a step is about.
 */
const ofServer =
  /(?<=[{,\n] *)(?:summary: |problems: |status: \d|inPerson: |takesForm: |output: (?=\w+[.(]))/g

/** Where a value ends: before the comma or the bracket that closes what it stands in. */
function endOfValue(code: string, from: number): number {
  let depth = 0
  for (let at = from; at < code.length; at++) {
    const sign = code[at] ?? ''
    if ('([{'.includes(sign)) depth++
    else if (depth === 0 && ',)]}'.includes(sign)) return sign === ',' ? at + 1 : at
    else if (')]}'.includes(sign)) depth--
  }
  return code.length
}

const leanEndpoints = (): Plugin => ({
  name: 'lean-endpoints',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.endpoints.ts')) return null
    let lean = ''
    let kept = 0
    for (const { index, 0: name } of code.matchAll(ofServer)) {
      if (index < kept) continue
      lean += code.slice(kept, index)
      kept = endOfValue(code, index + name.length)
    }
    return { code: lean + code.slice(kept), map: null }
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

export default defineConfig({
  root: folder('.'),
  plugins: [react(), compiledWords(), leanPermissions(), leanEndpoints(), shortLists()],
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
      },
    },
  },
  server: { port: 5173, proxy: { '/api': `http://localhost:${process.env['PORT'] ?? 3000}` } },
})
