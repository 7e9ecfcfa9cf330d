import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, root, sourceOf } from './walk.ts'

const imports = /import (\w+) from '([^']+\.module\.css)'/g

/** `#kit/…` and `./…` alike, from the root. */
const placeOf = (file: string, path: string) =>
  path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path))

/** The classes that a component names and its stylesheet has not. */
function unknownIn(source: string, styles: (path: string) => string): string[] {
  return [...source.matchAll(imports)].flatMap(([, name = '', path = '']) => {
    const rules = styles(path)
    const named = [...source.matchAll(new RegExp(`(?<!['"/])\\b${name}\\.(\\w+)`, 'g'))]
    return named
      .map(([, each = '']) => each)
      .filter((each) => each !== 'module' && !new RegExp(`\\.${each}\\b`).test(rules))
  })
}

test('every class that a component names is in its stylesheet', () => {
  const found = filesOf(['kit/web/**/*.tsx', 'modules/*/web/**/*.tsx', 'apps/web/**/*.tsx'])
  expect(found.length).toBeGreaterThan(200)
  const missing = found.flatMap((file) =>
    unknownIn(sourceOf(file), (path) => {
      const place = placeOf(file, path)
      return existsSync(join(root, place)) ? sourceOf(place) : ''
    }).map((each) => `${file}: ${each}`),
  )
  expect(missing).toEqual([])
})

test('a class without a rule is found', () => {
  const source = "import classes from './a.module.css'\n<p className={classes.lost} />"
  expect(unknownIn(source, () => '.kept {}')).toEqual(['lost'])
  expect(unknownIn(source, () => '.lost {}')).toEqual([])
})
