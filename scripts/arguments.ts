import { parseArgs } from 'node:util'
import { commands, isCommand, type Command, type CommandName, type Option } from './commands.ts'

/** A command was asked for something that it does not know; one line says so. */
export class UsageError extends Error {}

type ValueOf<Declared> = Declared extends { kind: 'count' } ? number | undefined : boolean
export interface Arguments<Name extends CommandName = CommandName> {
  values: {
    [Key in keyof (typeof commands)[Name]['options']]: ValueOf<
      (typeof commands)[Name]['options'][Key]
    >
  }
  words: string[]
}

/** What this process was asked for. */
export const argumentsOf = <Name extends CommandName>(name: Name): Arguments<Name> =>
  readArguments(name, process.argv.slice(2))

/** @throws UsageError for whatever is not declared */
export function readArguments<Name extends CommandName>(
  name: Name,
  given: readonly string[],
): Arguments<Name> {
  const command: Command = commands[name]
  const { values, positionals } = parsed(name, given)
  if (positionals.length && !command.words)
    throw refusal(name, `“${positionals[0]}” is not understood`)
  const read = Object.entries(command.options).map(([key, option]) => [
    key,
    valueOf(name, [key, option], values[key]),
  ])
  const all = Object.fromEntries(read) as Arguments<Name>['values']
  return { values: all, words: positionals }
}

function parsed(name: CommandName, given: readonly string[]) {
  const options = Object.entries<Option>(commands[name].options).map(([key, { kind }]) => [
    key,
    { type: kind === 'flag' ? 'boolean' : 'string' },
  ])
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: Object.fromEntries(options) as Record<string, { type: 'boolean' | 'string' }>,
    })
  } catch (error) {
    // What it says after the first sentence is for those who write commands.
    throw refusal(name, (error as Error).message.split(/[.\n]/)[0] ?? '')
  }
}

type Given = string | boolean | undefined

function valueOf(name: CommandName, [key, { kind }]: [string, Option], given: Given) {
  if (kind === 'flag') return given === true
  if (given === undefined) return undefined
  if (/^\d{1,9}$/.test(`${given}`)) return Number(given)
  throw refusal(name, `--${key} takes a whole number, not “${given}”`)
}

const refusal = (name: CommandName, what: string) =>
  new UsageError(`${what}; ${spoken(name)} -- --help tells what is.`)

/** As one types it. */
const spoken = (name: CommandName) =>
  name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`

/** All of a command on a screen. */
export function helpOf(name: CommandName): string {
  const { says, words, options }: Command = commands[name]
  const lines = Object.entries(options).map(([key, option]) => [
    option.kind === 'count' ? `--${key} N` : `--${key}`,
    option.says,
  ])
  if (words) lines.unshift([words.name, words.says])
  const width = Math.max(...lines.map(([key = '']) => key.length))
  const taken = [...(words ? [`[${words.name} …]`] : []), ...(lines.length ? ['[options]'] : [])]
  return [
    [spoken(name), ...(taken.length ? ['--', ...taken] : [])].join(' '),
    says,
    ...lines.map(([key = '', word = '']) => `  ${key.padEnd(width)}  ${word}`),
  ].join('\n')
}

/** @throws UsageError when there is no such command */
export function commandNamed(name: string): CommandName {
  if (isCommand(name)) return name
  throw new UsageError(
    `There is no command “${name}”; there are ${Object.keys(commands).join(', ')}.`,
  )
}
