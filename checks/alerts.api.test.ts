import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { sealAudit } from '#modules/audit/server/seal-audit.ts'
import { verifyAuditLog } from '#modules/audit/server/verify-daily.ts'
import { meddle } from './kit-at-work/meddle.test-hands.ts'

interface Rule {
  alert: string
  expr: string
  severity: string
  summary: string
  description: string
}

let server: TestServer
let exported: string
const scrape = async () => (await fetch(server.metricsAddress!)).text()

beforeAll(async () => {
  server = await openTestServer({ METRICS_PORT: '0', METRICS_KEPT: '0s', LOG_LEVEL: 'info' })
  // What is told only once it has happened.
  await server.visitor.get('/health')
  exported = await scrape()
}, 60_000)
afterAll(() => server.close())

const page = readFileSync('docs/operations/metrics.md', 'utf8')
const rules: Rule[] = readFileSync('docs/operations/alerts.yml', 'utf8')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => {
    const said = (key: string) => new RegExp(`${key}: "(.+)"$`, 'm').exec(text)?.[1] ?? ''
    return {
      alert: text.split('\n')[0]!,
      expr: /^ {8}expr: (.+)$/m.exec(text)?.[1] ?? '',
      severity: /severity: (\w+)/.exec(text)?.[1] ?? '',
      summary: said('summary'),
      description: said('description'),
    }
  })

const metricsIn = ({ expr }: Rule) =>
  [...expr.matchAll(/\b(?:programs|nodejs|process)_\w+/g)].map(([name]) => name)

describe('the rules for alerts', () => {
  it('name metrics that the product exports, and no other', () => {
    const known = new Set([...exported.matchAll(/^# TYPE (\w+) (\w+)/gm)].map(([, name]) => name))
    const unknown = rules.flatMap((rule) =>
      metricsIn(rule).filter((name) => !known.has(name.replace(/_bucket$/, ''))),
    )
    expect(unknown).toEqual([])
    const named = rules.filter((rule) => metricsIn(rule).length === 0)
    expect(named.map(({ alert }) => alert)).toEqual(['ProgramsDown'])
  })

  it('ask for labels that the page of the metrics tells', () => {
    const labelsOf = (name: string) =>
      new RegExp(`^\\| \`${name.replace(/_bucket$/, '')}\` +\\| ([^|]*)\\|`, 'm')
        .exec(page)?.[1]
        ?.split(',')
        .map((label) => label.trim()) ?? []
    const given = new Set(['instance', 'job', 'le'])
    const asked = rules.flatMap((rule) => {
      const known = new Set([...given, ...metricsIn(rule).flatMap(labelsOf)])
      const labels = [
        ...[...rule.expr.matchAll(/by \(([^)]+)\)/g)].flatMap(([, all]) => all!.split(', ')),
        ...[...rule.expr.matchAll(/[{,](\w+)(?:=|!=|=~)"/g)].map(([, label]) => label!),
        ...[...rule.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label!),
      ]
      return labels.filter((label) => !known.has(label)).map((label) => `${rule.alert}: ${label}`)
    })
    expect(asked).toEqual([])
  })

  it('say in a sentence what happened, and in another one what to do', () => {
    expect(rules.length).toBeGreaterThan(12)
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    for (const { alert, summary, description, severity } of rules) {
      expect([alert, summary]).toEqual([alert, expect.stringMatching(/^[A-Z].{20,}\.$/)])
      expect([alert, description]).toEqual([alert, expect.stringMatching(/^.{30,}[.?]$/)])
      expect(['critical', 'warning', 'info']).toContain(severity)
    }
  })
})

describe('the audit log, verified every night', () => {
  const told = async (name: string) =>
    Number(new RegExp(`^programs_${name} (\\S+)$`, 'm').exec(await scrape())?.[1])

  it('is told to be whole, and when that was found', async () => {
    expect(await told('audit_verified_timestamp_seconds')).toBe(0)
    await runJob(server.system, sealAudit)
    await runJob(server.system, verifyAuditLog)
    const at = (await told('audit_verified_timestamp_seconds')) * 1000
    expect(Math.abs(at - server.clock.now().getTime())).toBeLessThan(60_000)
    expect(await told('audit_problems')).toBe(0)
  })

  it('is told to be altered, in the log as well, without a word of what it holds', async () => {
    await meddle(
      server.db,
      `update audit_log set actor_name = 'Odile Roy' where sequence =
        (select audit_sequence from audit_seals where position = 7)`,
    )
    await runJob(server.system, verifyAuditLog)
    expect(await told('audit_problems')).toBe(1)
    const line = server.logged().find(({ msg }) => msg === 'audit log does not hold')
    expect(line).toMatchObject({ problems: 1 })
    expect(JSON.stringify(line)).not.toContain('Odile')
  })
})
