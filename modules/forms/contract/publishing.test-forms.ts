import { asks, asksCity, city, formOf } from './definition.test-forms.ts'
import { fieldFormats } from './formats.ts'
import type { Publishing } from './publishing.ts'

/** What a form is published against, where a test says nothing else. */
export const against: Publishing = {
  catalogue: [city],
  published: null,
  kinds: {},
  neededRoles: [],
  effects: ['openTask', 'flagDifference'],
  roles: [{ id: 'wage', as: 'money' }],
  formats: fieldFormats,
  places: ['all', 'after'],
  demanded: [],
}

export const q = 'qaaaaaaaaaa'
export const read = asks('one', { id: 'qreadreadre' })
export const later = asks('yesNo', { id: 'qlaterlater' })
export const of = (...list: Parameters<typeof formOf>) => formOf(asksCity, ...list)
