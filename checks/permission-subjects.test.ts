import { describe, expect, test } from 'vitest'
import type { Access } from '#kit/contract/define-endpoint.ts'
import { allSubjects } from '#modules/roles/contract/all-subjects.ts'
import { rolePresets } from '#modules/roles/contract/role-presets.ts'
import { declaredEndpoints, declaredMachines, declaredScreens, declaredSubjects } from './walk.ts'

const subjectsOf = (access: Access): string[] =>
  'anyOf' in access
    ? access.anyOf.map(({ subject }) => subject)
    : 'subject' in access
      ? [access.subject]
      : []

const permissionsOf = (access: Access) =>
  'anyOf' in access ? access.anyOf : 'subject' in access ? [access] : []

describe('permission subjects', async () => {
  const declared = Object.assign(
    {},
    ...(await declaredSubjects()).map(({ value }) => value.subjects),
  ) as typeof allSubjects
  const names = Object.keys(declared)
  const screens = (await declaredScreens()).flatMap(({ value }) => Object.values(value))
  const endpoints = (await declaredEndpoints()).flatMap(({ value }) => Object.entries(value))
  const ofScreens = screens.flatMap(({ subject }) => subject ?? [])
  const ofEndpoints = endpoints.flatMap(([, { access }]) => subjectsOf(access))
  const ofPresets = rolePresets.flatMap(({ rules }) =>
    rules.map(({ subject }) => subject as string),
  )

  test('are all known to the roles', () => {
    expect(Object.keys(allSubjects).toSorted()).toEqual(names.toSorted())
  })

  test('are declared where an endpoint, a screen or a preset names one', () => {
    const used = new Set([...ofScreens, ...ofEndpoints, ...ofPresets])
    expect([...used].filter((subject) => subject !== 'all' && !names.includes(subject))).toEqual([])
  })

  test('are each used by an endpoint or a screen', () => {
    expect(names.filter((subject) => ![...ofScreens, ...ofEndpoints].includes(subject))).toEqual([])
  })

  test('know every action that an endpoint or a step asks for', async () => {
    const known: Record<string, { actions: readonly string[] }> = declared
    const steps = (await declaredMachines()).flatMap(({ value }) =>
      Object.values(value.transitions).flatMap(({ may }) => (may ? [may] : [])),
    )
    const asked = [...endpoints.flatMap(([, { access }]) => permissionsOf(access)), ...steps]
    expect(
      asked.filter(({ action, subject }) => !known[subject]?.actions.includes(action)),
    ).toEqual([])
  })
})
