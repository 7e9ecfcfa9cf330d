import { isNotFound } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { defineScreens } from '#kit/contract/define-screen.ts'
import { refuseStrangeIds } from './build-routes.tsx'

const screens = defineScreens({
  user: { path: '/users/{id}', subject: 'System Users View' },
  snapshot: { path: '/orders/{id}/snapshots/{sid}', subject: 'Order Snapshots' },
  form: { path: '/programs/{id}/forms/{formId}', subject: 'Programs View' },
  settings: { path: '/settings/{tab}', subject: 'Settings General' },
  survey: { path: '/employer/monitoring-survey/{id}', public: true },
})
const uuid = '3f0c1c0e-5f5b-4e0f-9d7e-0a1b2c3d4e5f'

const opens = (key: keyof typeof screens, params: Record<string, string>) => {
  try {
    refuseStrangeIds({ screen: screens[key], key, namespace: 'test' }, params)
    return true
  } catch (thrown) {
    if (!isNotFound(thrown)) throw thrown
    return false
  }
}

it.each<[string, keyof typeof screens, Record<string, string>, boolean]>([
  ['a record by its id', 'user', { id: uuid }, true],
  ['a record by its id in capitals', 'user', { id: uuid.toUpperCase() }, true],
  ['no record by a word', 'user', { id: 'management' }, false],
  ['no record by more than an id', 'user', { id: `${uuid}0` }, false],
  ['a part of a record', 'snapshot', { id: uuid, sid: uuid }, true],
  ['no part by a number', 'snapshot', { id: uuid, sid: '3' }, false],
  ['a form by its key', 'form', { id: uuid, formId: 'application.employer' }, true],
  ['a tab by its name', 'settings', { tab: 'general' }, true],
  ['what a secret link leads to', 'survey', { id: 'secret-token' }, true],
])('an address opens %s', (_, key, params, isOpen) => {
  expect(opens(key, params)).toBe(isOpen)
})
