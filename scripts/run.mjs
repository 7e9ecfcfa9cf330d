// Runs one of the product's commands. It is plain JavaScript for the Node.js that people have;
// the commands themselves run on the newer one that is among the dependencies.
import { spawn } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { installDependencies } from './install-dependencies.mjs'

const root = path.resolve(import.meta.dirname ?? '.', '..')
const [command = '', ...rest] = process.argv.slice(2)
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  stopWith(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`)
} else {
  process.chdir(root)
  const problem = await installDependencies(root)
  if (problem) stopWith(problem)
  else if (major >= 24) await runHere()
  else runOnBundledNode()
}

async function runHere() {
  // What follows is the command's own.
  process.argv.splice(2, 1)
  const { runDeclared } = await import(
    pathToFileURL(path.join(root, 'scripts', 'run-declared.ts')).href
  )
  await runDeclared(command)
}

function runOnBundledNode() {
  const node = path.join(root, 'node_modules', '.bin', 'node')
  const own = path.join(root, 'scripts', 'run.mjs')
  // The channel tells the child when this process is killed without a chance to say so.
  const child = spawn(node, [own, command, ...rest], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', () => {
    stopWith(
      `No newer Node.js comes with the dependencies for ${process.platform} ${process.arch}; install Node.js 24.`,
    )
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
    process.removeAllListeners()
  })
}

/** @param {string} message */
function stopWith(message) {
  console.error(message)
  process.exitCode = 1
}
