import { describe, expect, it } from 'vitest'
import { commandNamed, helpOf, readArguments, UsageError } from './arguments.ts'
import { commands, type CommandName } from './commands.ts'

const names = Object.keys(commands) as CommandName[]

describe('what a command is asked for', () => {
  it('is read by its declaration', () => {
    expect(readArguments('generate', ['--applications', '20', '--orders=0'])).toEqual({
      values: { applications: 20, shareholders: undefined, orders: 0 },
      words: [],
    })
    expect(readArguments('check', ['lint', '--write', 'types'])).toEqual({
      values: { write: true },
      words: ['lint', 'types'],
    })
    expect(readArguments('start', [])).toEqual({ values: { 'without-web': false }, words: [] })
  })

  it.each<[CommandName, string[], RegExp]>([
    ['generate', ['generate'], /“generate” is not understood/],
    ['generate', ['--aplications', '20'], /'--aplications'/],
    ['generate', ['--applications'], /--applications/],
    ['generate', ['--applications', 'many'], /takes a whole number, not “many”/],
    ['generate', ['--applications=-1'], /takes a whole number, not “-1”/],
    ['generate', ['--applications=1.5'], /takes a whole number, not “1.5”/],
    ['check', ['--write=yes'], /--write/],
    ['verify', ['-x'], /-x/],
    ['start', ['now'], /“now” is not understood/],
  ])('%s %j is refused in one line that leads to help', (name, given, words) => {
    const asking = () => readArguments(name, given)
    expect(asking).toThrow(UsageError)
    expect(asking).toThrow(words)
    expect(asking).toThrow(/^[^\n]*; npm (run )?\w+ -- --help tells what is\.$/)
  })
})

describe('help', () => {
  it.each(names)('of %s names every option, and fits a screen', (name) => {
    const lines = helpOf(name).split('\n')
    expect(lines.slice(0, 2).join('\n')).toMatch(new RegExp(`^npm (run )?${name}\\b.*\n.*\\.$`))
    for (const option of Object.keys(commands[name].options))
      expect(lines.filter((line) => line.startsWith(`  --${option}`))).toHaveLength(1)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100)
  })
})

it('a command that does not exist is refused with those that do', () => {
  expect(commandNamed('verify')).toBe('verify')
  expect(() => commandNamed('toString')).toThrow(UsageError)
  expect(() => commandNamed('deploy')).toThrow(
    /no command “deploy”; there are start, test, .*drill/,
  )
})
