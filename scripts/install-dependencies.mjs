import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/**
 * Installs what the lockfile names, unless that has been done.
 * @param {string} root
 * @returns {Promise<string | null>} what went wrong
 */
export async function installDependencies(root) {
  const stampFile = path.join(root, 'node_modules', '.cache', 'installed')
  const stamp = stampOf(root)
  if (readIfThere(stampFile) === stamp) return null
  const started = Date.now()
  process.stdout.write('Installing dependencies… ')
  const { code, words } = await npm(root, ['ci'])
  if (code !== 0) {
    process.stdout.write('failed\n')
    return reasonIn(words)
  }
  fs.mkdirSync(path.dirname(stampFile), { recursive: true })
  // A file of its own: a folder of dependencies may have been copied by links.
  fs.writeFileSync(`${stampFile}.new`, stamp)
  fs.renameSync(`${stampFile}.new`, stampFile)
  process.stdout.write(`done in ${Math.round((Date.now() - started) / 1000)} s\n`)
  return null
}

/** @param {string} root */
export function stampOf(root) {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
  const { dependencies, devDependencies, optionalDependencies } = manifest
  return createHash('sha256')
    .update(
      JSON.stringify([
        process.platform,
        process.arch,
        dependencies,
        devDependencies,
        optionalDependencies,
      ]),
    )
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/**
 * The tools are wanted in production too: they build the web app.
 * @param {string} root
 * @param {string[]} what
 * @returns {Promise<{ code: number, words: string }>}
 */
function npm(root, what) {
  const flags = [...what, '--loglevel', 'error', '--include=dev', '--include=optional']
  const child = spawn('npm', flags, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  const stop = () => child.kill('SIGTERM')
  process.once('SIGINT', stop).once('SIGTERM', stop)
  let words = ''
  child.stderr.setEncoding('utf8').on('data', (chunk) => (words += chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, words: String(error) }))
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      resolve({ code: code ?? 1, words })
    })
  })
}

/** @param {string} words */
function reasonIn(words) {
  const known = [
    [
      /EUSAGE/,
      'package-lock.json does not fit package.json; run npm install once and commit the result.',
    ],
    [/ENOSPC|EDQUOT/, 'There is no space left on the disk.'],
    [
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i,
      'The package registry cannot be reached: is there a network connection?',
    ],
    [/EACCES|EPERM|EROFS/, 'This user may not write to node_modules.'],
    [/ENOENT.*npm|spawn npm/, 'npm was not found beside Node.js.'],
  ]
  const reason = known.find(([pattern]) => /** @type {RegExp} */ (pattern).test(words))?.[1]
  return `${reason ?? 'npm could not install the dependencies.'}\n\n${words.trim().split('\n').slice(0, 12).join('\n')}`
}
