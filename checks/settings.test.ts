import { describe, expect, test } from 'vitest'
import { settingsOfModules } from '#apps/server/settings-of-modules.generated.ts'
import {
  defineSettings,
  SettingsError,
  settingsPage,
  type SettingTable,
} from '#kit/server/define-settings.ts'
import { duration } from '#kit/server/setting-kinds.ts'
import { loadSettings, settingsOf, settingTable } from '#kit/server/settings.ts'

const key = `a:${Buffer.alloc(32, 7).toString('base64')}`
const production = {
  NODE_ENV: 'production',
  ENCRYPTION_KEYS: key,
  SMTP_URL: 'smtp://mail.example.org',
  SMS_URL: 'https://sms.example.org',
}

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadSettings(environment)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
}

describe('settings', () => {
  test('have defaults for everything a first start needs', () => {
    expect(loadSettings({}).databaseUrl).toBeUndefined()
    expect(loadSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      trustedProxies: [],
      demo: true,
      outbox: 'files',
      twoFactorEnforcement: false,
      sessionIdle: 1_800_000,
      sessionWarning: 120_000,
      uploadMaxBytes: 10_485_760,
    })
  })

  test('read durations in every unit, so that a test can run with seconds', () => {
    const durations = ['250ms', '3s', '1.5m', '2h', '1d'].map(
      (written) => loadSettings({ IDEMPOTENCY_LIFE: written }).idempotencyLife,
    )
    expect(durations).toEqual([250, 3000, 90_000, 7_200_000, 86_400_000])
  })

  test('take an empty variable for absent', () => {
    expect(loadSettings({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000 })
  })

  test('name all problems at once, in plain words', () => {
    expect(
      problemsOf({
        PORT: 'many',
        SESSION_IDLE: '30',
        LOG_LEVEL: 'loud',
        DEMO: 'yes',
        SMTP_URL: 'mail',
      }),
    ).toEqual([
      'PORT is no whole number',
      'LOG_LEVEL is none of silent, error, warn, info, debug',
      'DEMO is neither on nor off',
      'SMTP_URL is no address that begins with smtp:// or smtps://',
      'SESSION_IDLE is no duration such as 30s, 10m, 12h or 90d',
    ])
    expect(problemsOf({ PORT: '70000' })).toEqual(['PORT is above 65535'])
  })

  test('refuse half of a pair', () => {
    expect(problemsOf({ ADMIN_PASSWORD: 'Wait-and-see-1' })).toEqual([
      'ADMIN_PASSWORD needs ADMIN_EMAIL beside it',
    ])
    expect(problemsOf({ SESSION_IDLE: '1m' })).toEqual([
      'SESSION_WARNING must be shorter than SESSION_IDLE',
    ])
  })

  test('accept several encryption keys, the first one first', () => {
    const keys = loadSettings({ ENCRYPTION_KEYS: `b${key.slice(1)}, ${key}` }).encryptionKeys
    expect(keys.map(({ id, key: bytes }) => [id, bytes.length])).toEqual([
      ['b', 32],
      ['a', 32],
    ])
    expect(problemsOf({ ENCRYPTION_KEYS: 'a:c2hvcnQ=' })).toEqual([
      'ENCRYPTION_KEYS has a key that is not 32 bytes in base64',
    ])
  })
})

describe('in production', () => {
  test('nothing is missing here', () => {
    expect(loadSettings(production)).toMatchObject({
      demo: false,
      outbox: 'send',
      twoFactorEnforcement: true,
      checkAnswers: false,
    })
  })

  test('the demonstration is refused', () => {
    expect(problemsOf({ ...production, DEMO: 'on' })).toEqual(['DEMO=on is refused in production'])
  })

  test('keys are required', () => {
    expect(problemsOf({ ...production, ENCRYPTION_KEYS: '' })).toEqual([
      'ENCRYPTION_KEYS is required in production',
    ])
  })

  test('messages go to files only when that is said', () => {
    expect(problemsOf({ ...production, SMTP_URL: '', SMS_URL: '' })).toEqual([
      'SMTP_URL and SMS_URL missing: in production messages go to files only with OUTBOX=files',
    ])
    expect(problemsOf({ ...production, SMTP_URL: '', OUTBOX: 'files' })).toEqual([])
  })
})

test('every setting is on the page, once, with words', () => {
  const all: SettingTable = Object.assign({}, settingTable, ...settingsOfModules)
  const page = settingsPage(all)
  expect(Object.keys(all).length).toBeGreaterThan(Object.keys(settingTable).length + 20)
  for (const { name, description } of Object.values(all)) {
    expect(page.split(`| \`${name}\` |`)).toHaveLength(2)
    expect(description.length).toBeGreaterThan(10)
  }
})

describe('settings of a module', () => {
  const own = defineSettings({
    pause: { name: 'PAUSE', kind: duration, standard: '10m', description: 'Between two' },
  })

  test('are judged at the start, together with the others', () => {
    expect(() => loadSettings({ PAUSE: 'long', PORT: 'none' }, [own])).toThrow(
      /PORT .*\n {2}PAUSE /,
    )
    expect(() => loadSettings({ PAUSE: 'long' })).not.toThrow()
  })

  test('are read from what the others were read from, also by a copy', () => {
    const copy = { ...loadSettings({ PAUSE: '2s' }, [own]), port: 0 }
    expect(settingsOf(copy, own)).toEqual({ pause: 2000 })
    expect(settingsOf(loadSettings({}), own)).toEqual({ pause: 600_000 })
  })
})
