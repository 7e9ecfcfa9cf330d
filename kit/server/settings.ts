import path from 'node:path'
import {
  readSettings,
  SettingsError,
  type Environment,
  type SettingsOf,
  type SettingTable,
} from './define-settings.ts'
import { remembering, signingIn, visiting } from './settings-of-access.ts'
import { singleSignOn } from './settings-of-sign-in.ts'
import { keeping, serving, writing } from './settings-of-operation.ts'

export const settingTable = {
  ...serving,
  ...keeping,
  ...writing,
  ...signingIn,
  ...singleSignOn,
  ...remembering,
  ...visiting,
}

type Read = SettingsOf<typeof settingTable>
type Completed = 'publicUrl' | 'checkAnswers' | 'demo' | 'outbox' | 'twoFactorEnforcement'
export type Settings = Omit<Read, Completed> & {
  [Key in Completed]-?: NonNullable<Read[Key]>
} & {
  /** What all was read from; modules read their own settings from it. */
  given: Environment
}

/**
 * All settings, or a `SettingsError` that names everything wrong with them.
 * @param ofModules what the modules declare beside; it is read by `settingsOf`, and judged here
 */
export function loadSettings(
  environment: Environment,
  ofModules: readonly SettingTable[] = [],
): Settings {
  const { values, problems } = readSettings(settingTable, environment)
  problems.push(...ofModules.flatMap((table) => readSettings(table, environment).problems))
  if (values.environment === 'production') problems.push(...productionProblems(values))
  if (values.sessionWarning >= values.sessionIdle)
    problems.push('SESSION_WARNING must be shorter than SESSION_IDLE')
  if (Boolean(values.oidcIssuer) !== Boolean(values.oidcClientId))
    problems.push('OIDC_ISSUER and OIDC_CLIENT_ID need each other')
  if (values.adminPassword && !values.adminEmail)
    problems.push('ADMIN_PASSWORD needs ADMIN_EMAIL beside it')
  if (problems.length) throw new SettingsError(problems)
  return { ...complete(values), given: environment }
}

const known = new WeakMap<Environment, Map<SettingTable, unknown>>()

/** A module's own settings, from the same environment. */
export function settingsOf<Table extends SettingTable>(
  { given }: Pick<Settings, 'given'>,
  table: Table,
): SettingsOf<Table> {
  const read = known.get(given) ?? new Map<SettingTable, unknown>()
  known.set(given, read)
  if (!read.has(table)) read.set(table, readSettings(table, given).values)
  return read.get(table) as SettingsOf<Table>
}

function productionProblems(values: Read): string[] {
  const problems: string[] = []
  if (values.demo) problems.push('DEMO=on is refused in production')
  if (values.clock) problems.push('CLOCK is refused in production')
  if (values.encryptionKeys && !values.encryptionKeys.length)
    problems.push('ENCRYPTION_KEYS is required in production')
  const deaf = [!values.smtpUrl && 'SMTP_URL', !values.smsUrl && 'SMS_URL'].filter(Boolean)
  if (deaf.length && values.outbox !== 'files')
    problems.push(
      `${deaf.join(' and ')} missing: in production messages go to files only with OUTBOX=files`,
    )
  return problems
}

function complete(values: Read): Omit<Settings, 'given'> {
  const production = values.environment === 'production'
  return {
    ...values,
    dataDir: path.resolve(values.dataDir),
    publicUrl: (values.publicUrl ?? `http://localhost:${values.port}`).replace(/\/+$/, ''),
    checkAnswers: values.checkAnswers ?? !production,
    demo: values.demo ?? !production,
    outbox: values.outbox ?? (values.smtpUrl ? 'send' : 'files'),
    twoFactorEnforcement: values.twoFactorEnforcement ?? production,
  }
}
