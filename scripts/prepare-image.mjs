// Builds the web app and says that the dependencies are installed, so that a start has nothing to write.
import fs from 'node:fs'
import path from 'node:path'
import { stampOf } from './install-dependencies.mjs'

const root = path.resolve(import.meta.dirname, '..')
const stamp = path.join(root, 'node_modules', '.cache', 'installed')
fs.mkdirSync(path.dirname(stamp), { recursive: true })
fs.writeFileSync(stamp, stampOf(root))

const { ensureWebBuild } = await import('./web-build.ts')
await ensureWebBuild()
