import { spawn } from 'node:child_process'
import path from 'node:path'
import { createServer } from 'vite'
import { settingsOfModules } from '#apps/server/settings-of-modules.generated.ts'
import { loadSettings } from '#kit/server/settings.ts'
import { say } from './progress.ts'
import { root } from './run-command.ts'

// A server that is watched would wait for a change of its files.
loadSettings(process.env, settingsOfModules)
// The server starts anew when one of its files changes; the web app changes in place.
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', path.join('scripts', 'run.mjs'), 'start', '--without-web'],
  { cwd: root, stdio: 'inherit' },
)
const web = await createServer({ configFile: path.join(root, 'apps', 'web', 'vite.config.ts') })
await web.listen()
say(`Web app: ${web.resolvedUrls?.local[0] ?? ''}`)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => server.kill('SIGTERM'))
if (process.channel) process.once('disconnect', () => server.kill('SIGTERM'))
server.on('exit', (code) => process.exit(code ?? 0))
