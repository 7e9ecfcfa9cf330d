import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
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

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The public forms show few icons, and a phone fetches no others. */
const onForms = new Set(
  globSync(folder('../../modules/intake/web/**/*.tsx')).flatMap(
    (file) => readFileSync(file, 'utf8').match(/\bIcon[A-Z]\w+/g) ?? [],
  ),
)
const isStaffIcon = (id: string) => id.includes('icons-react') && !onForms.has(basename(id, '.mjs'))

export default defineConfig({
  root: folder('.'),
  plugins: [react(), compiledWords(), leanPermissions()],
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every page carries the list of what it may load, so that names cost by the hundred.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            // What every page needs is one file: smaller by 5 KB than ten that others share too.
            { name: 'start', tags: ['$initial'], priority: 1 },
            // An icon by itself is half overhead; those that many screens show come together.
            { name: 'icons', test: isStaffIcon, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
})
