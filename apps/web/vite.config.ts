import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compiledWords } from './compiled-words.ts'

/** The server hands assets out compressed as they lie here, which costs nothing per request. */
function compressed(): Plugin {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.build.outDir, config.build.assetsDir)
    },
    closeBundle: async () => {
      for (const name of await readdir(folder)) {
        const content = await readFile(join(folder, name))
        await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(content))
        await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(content))
      }
    },
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), compiledWords(), compressed()],
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    cssTarget: 'es2023',
    // Data addresses in style sheets would need a wider content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
})
