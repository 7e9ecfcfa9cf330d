import { isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineScreens } from '#kit/contract/define-screen.ts'
import { readStored, writeStored } from '../browser-storage.ts'
import { endSession, startSession } from '../session.ts'
import { guard } from './guard.ts'
import { isOwnPath } from './own-path.ts'

const screens = defineScreens({
  programs: { path: '/programs', subject: 'Programs List' },
  orders: { path: '/orders', subject: 'Orders List' },
  addOrder: { path: '/orders/AddDialog', subject: 'Orders Create', over: 'orders' },
  claimOrder: {
    path: '/orders/ClaimDialog',
    subject: 'Orders List',
    toDo: ['create'],
    over: 'orders',
  },
  account: { path: '/settings' },
  login: { path: '/login', unauthenticatedOnly: true },
  apply: { path: '/forms/apply', public: true },
})
type Key = keyof typeof screens

const person = {
  uuid: '1',
  type: 'staff',
  role: 'Admin',
  name: 'Ana',
  email: 'a@example.org',
  language: 'en',
  avatarUrl: null,
} as const
const signIn = (...rules: { subject: string; action?: string; inverted?: boolean }[]) =>
  startSession({
    accessToken: 'token',
    userData: person,
    userAbilityRules: rules.map((rule) => ({ action: 'view', ...rule })),
  })

/** Where a visit leads: the target and its search, or `stays`. */
function visit(
  keys: Key[],
  {
    pathname,
    search = {},
    preload = false,
  }: { pathname?: string; search?: object; preload?: boolean } = {},
) {
  const matches = keys.map((key) => ({
    staticData: { known: { screen: screens[key], key, namespace: 'test' } },
  }))
  const path = pathname ?? screens[keys.at(-1) ?? 'login'].path
  try {
    guard({ matches, location: { pathname: path, search }, preload })
    return 'stays'
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    const {
      to,
      href,
      search: query = {},
    } = thrown.options as { to?: string; href?: string; search?: object }
    return [to ?? href, query]
  }
}

beforeEach(() => vi.stubGlobal('location', new URL('https://portal.example.org/')))
afterEach(() => {
  endSession()
  writeStored('redirectAfterLogin', null)
  vi.unstubAllGlobals()
})

describe('a visitor', () => {
  it.each<[Key, unknown]>([
    ['apply', 'stays'],
    ['login', 'stays'],
    ['programs', ['/login', { to: '/programs' }]],
    ['account', ['/login', { to: '/settings' }]],
  ])('at %s: %j', (key, outcome) => {
    expect(visit([key])).toEqual(outcome)
  })

  it('comes back to the address with what it asked', () => {
    expect(visit(['orders'], { search: { page: '2', to: '/evil' } })).toEqual([
      '/login',
      { page: '2', to: '/orders' },
    ])
  })

  it('is not stopped where no screen is', () => {
    expect(visit([], { pathname: '/nowhere' })).toBe('stays')
  })

  it('at home is asked to sign in', () => {
    expect(visit([], { pathname: '/', search: { lang: 'fr' } })).toEqual(['/login', { lang: 'fr' }])
  })
})

describe('somebody who is signed in', () => {
  it.each<[string, Key, unknown]>([
    ['Programs List', 'programs', 'stays'],
    ['Programs List', 'orders', ['/not-authorized', {}]],
    ['all', 'orders', 'stays'],
    ['Programs List', 'account', 'stays'],
    ['Programs List', 'login', ['/', {}]],
    ['Programs List', 'apply', 'stays'],
  ])('with %s at %s: %j', (subject, key, outcome) => {
    signIn({ subject })
    expect(visit([key])).toEqual(outcome)
  })

  it('sees nothing by a rule that takes away', () => {
    signIn({ subject: 'Orders List', inverted: true })
    expect(visit(['orders'])).toEqual(['/not-authorized', {}])
  })

  it('opens a dialog by what its screen or the one under it asks', () => {
    signIn({ subject: 'Orders List' })
    expect(visit(['orders', 'addOrder'])).toBe('stays')
    signIn({ subject: 'Programs List' })
    expect(visit(['orders', 'addOrder'])).toEqual(['/not-authorized', {}])
  })

  it('opens a dialog in which something is done to whoever may do it, not to whoever sees the list', () => {
    signIn({ subject: 'Orders List' })
    expect(visit(['orders', 'claimOrder'])).toEqual(['/not-authorized', {}])
    signIn({ subject: 'Orders List' }, { subject: 'Orders List', action: 'create' })
    expect(visit(['orders', 'claimOrder'])).toBe('stays')
  })

  it('is a visitor again without a token', () => {
    signIn({ subject: 'all' })
    endSession()
    expect(visit(['programs'])).toEqual(['/login', { to: '/programs' }])
  })
})

describe('home', () => {
  const home = (preload = false) => visit([], { pathname: '/', preload })

  it('is the dashboard', () => {
    signIn({ subject: 'all' })
    expect(home()).toEqual(['/dashboard', {}])
  })

  it('is where somebody wanted to go before, once', () => {
    signIn({ subject: 'all' })
    writeStored('redirectAfterLogin', '/orders?page=2')
    expect(home(true)).toEqual(['/orders?page=2', {}])
    expect(readStored('redirectAfterLogin')).toBe('/orders?page=2')
    expect(home()).toEqual(['/orders?page=2', {}])
    expect(home()).toEqual(['/dashboard', {}])
  })

  it('is never on another site', () => {
    signIn({ subject: 'all' })
    writeStored('redirectAfterLogin', '//evil.example/')
    expect(home()).toEqual(['/dashboard', {}])
  })
})

describe('a path that is given from outside', () => {
  it.each([
    ['/orders', true],
    ['/orders?page=2#end', true],
    ['/', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/\t/evil.example', false],
    ['https://evil.example', false],
    ['javascript:alert(1)', false],
    ['orders', false],
    ['', false],
    [null, false],
    [7, false],
  ])('%j stays here: %s', (path, isOwn) => {
    expect(isOwnPath(path)).toBe(isOwn)
  })
})
