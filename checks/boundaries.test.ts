import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from './boundaries.ts'

const root = path.resolve(import.meta.dirname, '..')
let planted: string

/** A tree with the product's layout and one violation per file. */
const violations: Record<string, string> = {
  'modules/alpha/contract/alpha.ts':
    "import { secret } from '#modules/alpha/server/secret.ts'\nexport const a = secret\n",
  'modules/alpha/contract/node.ts':
    "import fs from 'node:fs'\nexport const read = fs.readFileSync\n",
  'modules/alpha/web/Alpha.ts':
    "import { secret } from '../server/secret.ts'\nexport const a = secret\n",
  'modules/alpha/server/screen.ts':
    "import { a } from '#modules/alpha/web/Alpha.ts'\nexport const s = a\n",
  'apps/web/main.ts': "import { open } from '#database/connect.ts'\nexport const o = open\n",
  'kit/server/knows.ts': "import { b } from '#modules/beta/contract/beta.ts'\nexport const k = b\n",
  'kit/web/knows.ts':
    "import { b } from '../../modules/beta/contract/beta.ts'\nexport const k = b\n",
  'kit/contract/knows.ts':
    "import { b } from '#modules/beta/contract/beta.ts'\nexport const k = b\n",
  'kit/contract/default.ts': 'const answer = 42\nexport default answer\n',
  'modules/alpha/server/private.ts':
    "import { p } from '#modules/beta/server/beta.policy.ts'\nexport const x = p\n",
  'modules/alpha/web/Other.ts':
    "import { B } from '#modules/beta/web/BetaScreen.ts'\nexport const x = B\n",
  'modules/alpha/web/index.ts': "export { x } from './Other.ts'\n",
  'modules/alpha/server/up.ts':
    "import { list } from '#apps/server/modules.ts'\nexport const x = list\n",
  'kit/server/one.ts': "import { two } from './two.ts'\nexport const one = () => two\n",
  'kit/server/two.ts': "import { one } from './one.ts'\nexport const two = () => one\n",
  'modules/alpha/web/Raw.tsx': 'export const Raw = () => <form noValidate />\n',
  'modules/delta/server/go-round.ts':
    "import { goOn } from '#modules/epsilon/server/go-on.ts'\nexport const goRound = goOn\n",
  'modules/epsilon/server/go-on.ts':
    "import { goBack } from '#modules/zeta/server/go-back.ts'\nexport const goOn = goBack\n",
  'modules/zeta/server/go-back.ts':
    "import { start } from '#modules/delta/server/start.queries.ts'\nexport const goBack = start\n",
}

const allowed: Record<string, string> = {
  'modules/intake/web/Open.tsx': 'export const Open = () => <form noValidate />\n',
  'kit/web/form/Form.tsx': 'export const Form = () => <form noValidate />\n',
  'modules/delta/server/start.queries.ts': 'export const start = 1\n',
  'modules/beta/server/types-back.ts':
    "import type { g } from '#modules/gamma/server/gamma.queries.ts'\nexport const back = (it: typeof g) => it\n",
  'modules/beta/server/there.test.ts':
    "import { g } from '#modules/gamma/server/gamma.queries.ts'\nexport const seen = g\n",

  'modules/gamma/server/gamma.queries.ts':
    "import { find } from '#modules/beta/server/beta.queries.ts'\nimport { openIntake } from '#modules/beta/server/open-intake.ts'\nimport type { b } from '#modules/beta/contract/beta.ts'\nexport const g = [find, openIntake] satisfies unknown as typeof b\n",
  'modules/gamma/web/Gamma.ts':
    "import { b } from '#modules/beta/contract/beta.ts'\nexport const g = b\n",
  'apps/server/app.ts':
    "import { g } from '#modules/gamma/server/gamma.handlers.ts'\nexport const app = g\n",
  'vitest.config.ts': 'export default {}\n',
}

beforeAll(() => {
  planted = fs.mkdtempSync(path.join(os.tmpdir(), 'boundaries-'))
  fs.copyFileSync(path.join(root, '.oxlintrc.json'), path.join(planted, '.oxlintrc.json'))
  for (const [file, code] of Object.entries({ ...violations, ...allowed })) {
    fs.mkdirSync(path.dirname(path.join(planted, file)), { recursive: true })
    fs.writeFileSync(path.join(planted, file), code)
  }
})

afterAll(() => fs.rmSync(planted, { recursive: true, force: true }))

interface Complaint {
  code: string
  filename: string
}

function lint(): Complaint[] {
  const tool = path.join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const answer = spawnSync(process.execPath, [tool, '-f', 'json', '.'], {
    cwd: planted,
    encoding: 'utf8',
  })
  return (JSON.parse(answer.stdout) as { diagnostics: Complaint[] }).diagnostics
}

describe('the linter bites', () => {
  test('wherever a side imports what it must not, and nowhere else', () => {
    const files = lint()
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ filename }) => filename.replace(/^\.\//, ''))
    expect([...new Set(files)].sort()).toEqual([
      'apps/web/main.ts',
      'kit/contract/knows.ts',
      'kit/server/knows.ts',
      'kit/web/knows.ts',
      'modules/alpha/contract/alpha.ts',
      'modules/alpha/contract/node.ts',
      'modules/alpha/server/screen.ts',
      'modules/alpha/web/Alpha.ts',
    ])
  })

  test('on a default export, except where a tool demands it', () => {
    const files = lint()
      .filter(({ code }) => code.includes('no-default-export'))
      .map(({ filename }) => filename)
    expect(files).toEqual(['kit/contract/default.ts'])
  })
})

describe('the walk through the imports bites', () => {
  const found = () => findViolations(planted)

  test.each([
    [
      'a private file of another module',
      'modules/alpha/server/private.ts imports modules/beta/server/beta.policy.ts',
    ],
    [
      'a screen of another module',
      'modules/alpha/web/Other.ts imports modules/beta/web/BetaScreen.ts',
    ],
    ['a barrel', 'modules/alpha/web/index.ts: no barrel'],
    ['a module that reaches up', 'modules/alpha/server/up.ts imports apps/server/modules.ts'],
    ['a cycle', 'Cycle: kit/server/one.ts → kit/server/two.ts → kit/server/one.ts'],
    ['a raw form', 'modules/alpha/web/Raw.tsx: no form of its own'],
    ['a circle of servers', 'Servers in a circle: delta → epsilon → zeta → delta'],
  ])('on %s', (_, complaint) => {
    expect(found().filter((line) => line.startsWith(complaint))).toHaveLength(1)
  })

  test('and on nothing else', () => {
    expect(found()).toHaveLength(7)
  })
})

test('the product itself keeps the boundaries', () => {
  expect(findViolations(root)).toEqual([])
})
