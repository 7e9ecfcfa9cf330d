import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { build, resolveConfig } from 'vite'
import { root } from './run-command.ts'

const configFile = path.join(root, 'apps', 'web', 'vite.config.ts')
const worthIt = /\.(m?js|css|html|svg|json|txt|map|webmanifest|wasm)$/
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

await build({ configFile, mode: 'production', logLevel: 'warn' })
const config = await resolveConfig({ configFile, logLevel: 'silent' }, 'build', 'production')
await compressAll(path.resolve(config.root, config.build.outDir))

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
