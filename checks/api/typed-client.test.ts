import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTypes from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { root } from '../walk.ts'

let server: TestServer
let folder: string

/** The program of the page for integrators, beside the types that a generator makes of the document. */
beforeAll(async () => {
  server = await openTestServer()
  folder = mkdtempSync(join(tmpdir(), 'typed-client-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const document = await (await fetch(`${server.address}/api/openapi.json`)).json()
  writeFileSync(join(folder, 'api.ts'), await openapiTypes(document as never))
  const page = readFileSync(join(root, 'docs/operations/api.md'), 'utf8')
  const [, program = ''] = /```ts\n([\s\S]*?)```/.exec(page) ?? []
  writeFileSync(join(folder, 'program.ts'), program)
  writeFileSync(join(folder, 'wrong.ts'), program.replace('changed.company', 'changed.shoeSize'))
}, 120_000)

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
})

const run = promisify(execFile)

const compile = (file: string) =>
  spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/typescript/bin/tsc'),
      ...['--ignoreConfig', '--noEmit', '--strict', '--noUncheckedIndexedAccess', '--skipLibCheck'],
      ...['--target', 'es2024', '--module', 'esnext', '--moduleResolution', 'bundler'],
      ...['--allowImportingTsExtensions', '--types', 'node', join(folder, file)],
    ],
    { encoding: 'utf8', cwd: folder },
  )

describe('a client made by a usual generator', () => {
  it('compiles strictly, with the program of the page for integrators', () => {
    const { stdout, status } = compile('program.ts')
    expect([stdout, status]).toEqual(['', 0])
  })

  it('knows which fields there are', () => {
    const { stdout, status } = compile('wrong.ts')
    expect(stdout).toContain("Property 'shoeSize' does not exist")
    expect(status).not.toBe(0)
  })

  it('lists, adds, reads, changes, and is told what was wrong', async () => {
    const { token } = await server.as('manager')
    const { stdout, stderr } = await run(process.execPath, [join(folder, 'program.ts')], {
      env: { ...process.env, PORTAL_URL: server.address, PORTAL_TOKEN: token ?? '' },
    })
    expect([stderr, stdout.trim().split('\n')]).toEqual([
      '',
      [
        '41 leads',
        'Odette Béland, Béland and Daughters',
        'invalidInput Enter an email address, for example name@example.org',
      ],
    ])
  })
})
