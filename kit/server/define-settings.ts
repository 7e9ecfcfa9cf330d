import * as z from 'zod/mini'
import type { Kind } from './setting-kinds.ts'

export interface Setting<Value = unknown> {
  /** The environment variable. */
  name: string
  kind: Kind<Value>
  /** As one would write it; absent: the setting may be absent. */
  standard?: string
  description: string
  /** A text that may be told to whoever helps, such as a zone of time; others are only told to be there. */
  isPlain?: true
}
export type SettingTable = Record<string, Setting<any>>

export type SettingsOf<Table extends SettingTable> = {
  [Key in keyof Table]: Table[Key] extends { kind: Kind<infer Value>; standard: string }
    ? Value
    : Table[Key] extends { kind: Kind<infer Value> }
      ? Value | undefined
      : never
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Every problem with the settings at once, in plain words. */
export class SettingsError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The settings need attention:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'SettingsError'
    this.problems = problems
  }
}

export const defineSettings = <const Table extends SettingTable>(table: Table): Table => table

/** Reads all settings; an empty variable counts as absent. */
export function readSettings<Table extends SettingTable>(table: Table, environment: Environment) {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [key, setting] of Object.entries(table)) {
    const written = environment[setting.name] || setting.standard
    if (written === undefined) continue
    const result = z.safeParse(setting.kind.schema, written)
    if (result.success) values[key] = result.data
    else problems.push(`${setting.name} ${result.error.issues[0]!.message}`)
  }
  return { values: values as SettingsOf<Table>, problems }
}

export interface ToldSetting {
  name: string
  /** `given` of what may be a secret, or somebody's. */
  value: string | null
  isStandard: boolean
}

/** The settings for whoever helps: only what is declared to be plain is told. */
export const toldSettings = (table: SettingTable, environment: Environment): ToldSetting[] =>
  Object.values(table).map(({ name, kind, standard, isPlain }) => {
    const given = environment[name] || undefined
    const mayBeTold = isPlain === true || kind.isPlain === true
    return {
      name,
      value: mayBeTold || given === undefined ? (given ?? standard ?? null) : 'given',
      isStandard: given === undefined,
    }
  })

/** The table of settings, as a page. */
export function settingsPage(table: SettingTable): string {
  const rows = Object.values(table).map(
    ({ name, kind, standard, description }) =>
      `| \`${name}\` | ${kind.written} | ${standard ? `\`${standard}\`` : ''} | ${description} |\n`,
  )
  return `# Settings

Environment variables, read once at start. This page is made from their declaration.

| name | written as | default | meaning |
| --- | --- | --- | --- |
${rows.join('')}`
}
