import { describe, expect, test } from 'vitest'
import { letters as served } from '#apps/server/modules.ts'
import { declaredTexts, placeholdersOf, type Letter } from '#kit/contract/define-letters.ts'
import { readMessage } from '#kit/contract/read-message.ts'
import { languages } from '#kit/contract/strings.ts'
import { sampleFacts } from '#kit/server/letter-facts.ts'
import { renderLetter } from '#kit/server/letter-text.ts'
import { declaredLetters, filesOf, sourceOf } from './walk.ts'

const letters = (await declaredLetters()).flatMap(({ value }) => Object.values(value))

const namesIn = (text: string) =>
  readMessage(text).placeholders.map((placeholder) => placeholder.split(' ')[0] ?? '')

/** What may stand in the text, but what the kit adds to every letter. */
const ownNames = (letter: Letter) =>
  placeholdersOf(letter).body.filter((name) => name in letter.declared.facts)

test('there are letters, each once, and the server knows them all', () => {
  expect(letters.length).toBeGreaterThan(35)
  expect(new Set(letters.map(({ key }) => key)).size).toBe(letters.length)
  expect(served.map(({ key }) => key).toSorted()).toEqual(letters.map(({ key }) => key).toSorted())
})

describe.each(letters.map((letter) => ({ key: letter.key, letter })))(
  'the letter $key',
  ({ letter }) => {
    test.each(languages.map((language) => ({ language })))(
      'is whole in $language',
      ({ language }) => {
        const { subject, body } = declaredTexts(letter)[language]
        const known = placeholdersOf(letter)
        expect(namesIn(subject).filter((name) => !known.subject.includes(name))).toEqual([])
        expect(namesIn(body).filter((name) => !known.body.includes(name))).toEqual([])
        const used = new Set([...namesIn(subject), ...namesIn(body)])
        expect(ownNames(letter).filter((name) => !used.has(name))).toEqual([])
      },
    )

    test.each(languages.map((language) => ({ language })))(
      'can be read in $language',
      ({ language }) => {
        const said = renderLetter(letter, declaredTexts(letter), {
          language,
          name: 'Zoé Béland',
          title: 'Programs',
          currency: 'CAD',
          facts: sampleFacts(letter),
        })
        expect(said.body).toMatch(/\S/)
        expect(`${said.subject}${said.body}`).not.toMatch(/[{}]|undefined|Invalid Date|NaN/)
        expect(said.subject.length).toBeLessThanOrEqual(120)
        expect(said.subject === '').toBe(letter.declared.channel === 'sms')
      },
    )

    test('has one button at most', () => {
      const links = Object.values(letter.declared.facts).filter(
        (kind) => kind === 'link' || kind === 'secretLink',
      )
      expect(links.length + (letter.declared.opens ? 1 : 0)).toBeLessThanOrEqual(1)
    })
  },
)

// ─── one way to write ────────────────────────────────────────────────────────

const goesPast =
  /queueMessage|queueNothing|\boutbox\.ts|insertInto\(\s*'outbox_messages'|insert into outbox_messages|update(?:Table\(\s*'| )outbox_messages/

/** Server code but the kit's and the tests' that writes to the outbox by itself. */
const pastTheKit = (sources: { file: string; source: string }[]) =>
  sources
    .filter(({ file, source }) => !/\.(test[.-]|generated\.)/.test(file) && goesPast.test(source))
    .map(({ file }) => file)

describe('nobody writes letters in another way', () => {
  const files = filesOf(['modules/*/server/*.ts', 'apps/server/*.ts', 'seeds/**/*.ts'])
  const sources = files.map((file) => ({ file, source: sourceOf(file) }))

  test('no module has a file of letters on its server', () => {
    expect(filesOf('modules/*/server/*letters.ts')).toEqual([])
  })

  test('nor writes to the outbox', () => {
    expect(sources.length).toBeGreaterThan(200)
    // One starts the outbox, the other hands over what waits in it.
    expect(pastTheKit(sources)).toEqual([
      'apps/server/app.ts',
      'modules/outbox/server/deliver-message.ts',
    ])
  })

  test.each([
    "import { queueMessage } from '#kit/server/outbox.ts'",
    "db.insertInto('outbox_messages').values(row)",
    'sql`insert into outbox_messages (channel) values (1)`',
    "db.updateTable('outbox_messages').set(row)",
  ])('and who does is found: %s', (source) => {
    expect(pastTheKit([{ file: 'modules/alpha/server/send.ts', source }])).toHaveLength(1)
  })
})
