import { describe, expect, it } from 'vitest'
import { exceeds, grantsBeyond } from '../contract/ceiling.ts'
import { changesBetween, inOrder, permissionSetOf } from '../contract/permission-set.ts'
import type { RoleRule } from '../contract/reach.ts'
import type { RolePresetKey } from '../contract/named-role.ts'
import { rolePresets } from '../contract/role-presets.ts'

const presets: readonly { key: RolePresetKey; userType: string; rules: readonly RoleRule[] }[] =
  rolePresets
const preset = (wanted: RolePresetKey) => presets.find(({ key }) => key === wanted)!
const superAdmin = preset('superAdmin').rules

const missing = (own: readonly RoleRule[], rules: readonly RoleRule[]) =>
  exceeds(own, rules).map(({ at, subject, action }) => `${at} ${subject}:${action}`)

describe('what rules give beyond one’s own', () => {
  it('is nothing for the same rules', () => {
    for (const { rules } of presets) expect(missing(rules, rules)).toEqual([])
  })

  it('is an action that one does not have', () => {
    expect(
      missing(
        [{ action: 'view', subject: 'Orders List' }],
        [
          { action: 'view', subject: 'Orders List' },
          { action: 'export', subject: 'Orders List' },
        ],
      ),
    ).toEqual(['1 Orders List:export'])
  })

  it('is a wider scope, and another one that is not narrower', () => {
    const team: RoleRule[] = [{ action: 'view', subject: 'Orders List', scope: 'team' }]
    expect(missing(team, [{ action: 'view', subject: 'Orders List' }])).toHaveLength(1)
    expect(missing(team, [{ action: 'view', subject: 'Orders List', scope: 'own' }])).toHaveLength(
      1,
    )
    expect(missing([{ action: 'view', subject: 'Orders List' }], team)).toEqual([])
  })

  it('is not a scope that asks for more of the record', () => {
    const rule = (scope: string): RoleRule[] => [
      { action: 'update', subject: 'Orders Edit', scope },
    ]
    expect(missing(rule('own'), rule('ownWhileCarePending'))).toEqual([])
    expect(missing(rule('ownWhileCarePending'), rule('own'))).toHaveLength(1)
  })

  it('is a further group of fields', () => {
    const rule = (...fields: string[]): RoleRule[] => [
      { action: 'view', subject: 'Shareholders View', fields },
    ]
    expect(missing(rule('basic', 'figures'), rule('basic', 'bank'))).toHaveLength(1)
    expect(missing(rule('basic', 'bank'), rule('bank'))).toEqual([])
  })

  it('is what is withheld from those who may do everything else', () => {
    expect(
      missing(superAdmin, [{ action: 'pay', subject: 'Payments', fields: ['basic'] }]),
    ).toEqual(['0 Payments:pay'])
    expect(
      missing(superAdmin, [{ action: 'view', subject: 'Participants View', fields: ['sin'] }]),
    ).toHaveLength(1)
  })

  it('is everything that will ever be, for those who have all there is today', () => {
    const explicit = inOrder(superAdmin).filter(({ subject }) => subject !== 'all')
    expect(missing(explicit, superAdmin)[0]).toBe('0 all:All')
    expect(missing([{ action: 'All', subject: 'Leads' }], superAdmin)[0]).toBe('0 all:All')
  })
})

describe('what is granted without having it', () => {
  const finance = preset('finance')
  const pay: RoleRule = { action: 'pay', subject: 'Payments', fields: ['basic'] }

  it('is a withheld permission for a role that never had it', () => {
    expect(grantsBeyond(superAdmin, { userType: 'staff', rules: [pay] }, [[]])).toHaveLength(1)
  })

  it('is not what the role could do so far or came with', () => {
    expect(grantsBeyond(superAdmin, finance, [finance.rules])).toEqual([])
  })

  it('is what the role could do so far when one lacks it otherwise', () => {
    expect(grantsBeyond([], finance, [finance.rules]).length).toBeGreaterThan(0)
  })

  it('is not what applicants do with their own records', () => {
    const claim: RoleRule = { ...pay, action: 'create', scope: 'own' }
    expect(grantsBeyond(superAdmin, { userType: 'employer', rules: [claim] })).toEqual([])
    expect(grantsBeyond(superAdmin, { userType: 'staff', rules: [claim] })).toHaveLength(1)
  })
})

describe('permissions as they are chosen', () => {
  it('say the same as the rules that they come from, for each preset', () => {
    for (const { rules } of presets) {
      const written = inOrder(rules)
      expect(exceeds(rules, written)).toEqual([])
      expect(exceeds(written, rules)).toEqual([])
      expect(inOrder(written)).toEqual(written)
    }
  })

  it('lose the rule about everything with the last permission on a subject', () => {
    const { everything, chosen } = permissionSetOf(superAdmin)
    const { Leads: _, ...others } = chosen
    expect(everything).toBe(true)
    const rules = inOrder([...superAdmin, { action: 'All', subject: 'Leads', inverted: true }])
    expect(rules.some(({ subject }) => subject === 'all')).toBe(false)
    expect(permissionSetOf(rules).chosen).toEqual({ ...others, Leads: {} })
  })

  it('tell what differs, permission by permission', () => {
    const before = permissionSetOf([{ action: 'view', subject: 'Orders List', scope: 'own' }])
    const after = permissionSetOf([
      { action: 'view', subject: 'Orders List', scope: 'own' },
      { action: 'view', subject: 'Orders List', scope: 'team' },
      { action: 'view', subject: 'Dashboard' },
    ])
    expect(changesBetween(before, after)).toEqual({
      'Dashboard:view': [null, ['granted']],
      'Orders List:view': [['own'], ['own', 'team']],
    })
  })
})
