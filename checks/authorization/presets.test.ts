import { describe, expect, test } from 'vitest'
import type { SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import { allSubjects } from '#modules/roles/contract/all-subjects.ts'
import { rolePresets, type RolePreset } from '#modules/roles/contract/role-presets.ts'
import { groupsBySubject, hasGroup } from './groups-by-subject.ts'
import {
  type Column,
  columns,
  type Expectation,
  expectationOf,
  presetsBySubject,
} from './presets-by-subject.ts'

const subjects: Record<string, SubjectDeclaration> = allSubjects
const presets: readonly (RolePreset & { key: Column })[] = rolePresets

/** Actions whose fields matter; the others are done to a record as a whole. */
const fieldwise = ['view', 'export', 'create', 'update', 'reveal']

/** A later rule wins, and a refusal takes everything before it away. */
function rulesOn(preset: RolePreset, subject: string, action: string, field?: string) {
  return preset.rules.reduce<RolePreset['rules'][number][]>((held, rule) => {
    const meant =
      (rule.subject === subject || rule.subject === 'all') &&
      (rule.action === action || rule.action === 'All')
    if (!meant || !reaches(rule, field)) return held
    return rule.inverted ? [] : [...held, rule]
  }, [])
}

function reaches(rule: RolePreset['rules'][number], field?: string) {
  if (!rule.fields) return true
  const fields: readonly string[] = rule.fields
  return field ? fields.includes(field) : !rule.inverted
}

/** What the scopes of the rules come to, read from the conditions that they stand for. */
function outcomeOf(preset: RolePreset, subject: string, action: string): Expectation {
  const kinds = rulesOn(preset, subject, action).map((rule) => {
    if (!rule.scope) return 'allow'
    const condition = subjects[subject]?.scopes?.[rule.scope] ?? {}
    const facts = Object.values(condition).map((value) =>
      value && typeof value === 'object' ? value.$in : value,
    )
    if (facts.includes(ownFact(preset))) return 'own'
    if (facts.includes('$programIds') || facts.includes('$teamId')) return 'program'
    if (rule.scope === 'payment' || rule.scope === 'finance') return 'finance'
    return rule.scope === 'unassigned' ? 'unassigned' : `wrong scope ${rule.scope}`
  })
  if (kinds.length === 0) return 'deny'
  return (kinds.join() === 'own,unassigned' ? 'ownAndUnassigned' : kinds.join()) as Expectation
}

const ownFacts = {
  employer: '$employerId',
  employee: '$participantId',
  staff: '$userId',
} as const
const ownFact = (preset: RolePreset) => ownFacts[preset.userType]

test('the presets are those of the page', () => {
  expect(presets.map((preset) => preset.key)).toEqual([...columns])
})

test('every subject and action has its row, and no other', () => {
  const declared = Object.entries(subjects).map(([name, { actions }]) => [
    name,
    [...actions].sort(),
  ])
  const written = Object.entries(presetsBySubject).map(([name, rows]) => [
    name,
    Object.keys(rows).sort(),
  ])
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(declared))
})

test('every row has a cell for each preset', () => {
  const rows = [
    ...Object.values(presetsBySubject).flatMap((actions) => Object.values(actions)),
    ...Object.values(groupsBySubject).flatMap((actions) =>
      Object.values(actions).flatMap((groups) => Object.values(groups)),
    ),
  ]
  for (const row of rows) expect(row.trim().split(/\s+/), row).toHaveLength(columns.length)
})

test('groups are written down only where they are declared', () => {
  for (const [subject, actions] of Object.entries(groupsBySubject)) {
    for (const [action, groups] of Object.entries(actions)) {
      expect(subjects[subject]?.actions).toContain(action)
      const declared = subjects[subject]?.fieldGroups ?? []
      for (const group of Object.keys(groups)) expect(declared).toContain(group)
    }
  }
})

describe.each(presets)('$key', (preset) => {
  const cells = Object.entries(subjects).flatMap(([subject, { actions }]) =>
    actions.map((action) => ({ subject, action })),
  )

  test.each(cells)('$action on $subject', ({ subject, action }) => {
    // A user's own record is the one cell where an employee is known as a user.
    const self = subject === 'System Users View' && preset.key === 'employee'
    const outcome = self
      ? outcomeOf({ ...preset, userType: 'staff' }, subject, action)
      : outcomeOf(preset, subject, action)
    expect(outcome).toBe(expectationOf(subject, action, preset.key))
  })

  const groups = cells
    .filter(({ action }) => fieldwise.includes(action))
    .flatMap(({ subject, action }) =>
      (subjects[subject]?.fieldGroups ?? []).map((group) => ({
        subject,
        action,
        group,
      })),
    )

  test.each(groups)('$group when it comes to $action on $subject', (cell) => {
    const { subject, action, group } = cell
    const held = rulesOn(preset, subject, action, group).length > 0
    expect(held).toBe(hasGroup(subject, action, group, preset.key))
  })
})
