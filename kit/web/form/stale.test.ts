import { describe, expect, it } from 'vitest'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { bilingual, integer, structure, text } from '#kit/contract/fields.ts'
import * as z from 'zod/mini'
import { ApiProblem } from '../api-problem.ts'
import type { FormValues } from './field-values.ts'
import { conflictsOf, presentOf } from './stale.ts'
import type { EntityForm } from './use-entity-form.ts'

const program = defineEntity('program', {
  name: text(80, { required: true }),
  title: bilingual(80),
  weeks: integer({ min: 1, max: 52 }),
  rates: structure(z.array(z.object({ percent: z.string() }))),
  reference: text(20, { readOnly: true }),
})

/** A form in which these values stand, and these fields were changed. */
const formWith = (
  body: FormValues,
  changed: string[] = [],
  read?: (record: FormValues) => FormValues,
) =>
  ({
    entity: program,
    body: () => body,
    isFieldDirty: (name: string) => changed.includes(name),
    of: { read },
  }) as unknown as EntityForm

const stored = { name: 'Winter', title: null, weeks: 12, rates: [{ percent: '50' }] }

describe('a save that came too late', () => {
  it('says what differs, and who changed it', () => {
    const mine = formWith({ ...stored, name: 'Winter work', weeks: 12 }, ['name'])
    expect(conflictsOf(mine, { ...stored, weeks: 20 })).toEqual([
      { name: 'name', mine: 'Winter work', theirs: 'Winter', isMine: true },
      { name: 'weeks', mine: 12, theirs: 20, isMine: false },
    ])
  })

  it.each<[string, FormValues, FormValues]>([
    ['the same', stored, stored],
    ['nothing and nothing', { ...stored, title: undefined }, { ...stored, title: null }],
    ['the same parts', { ...stored, rates: [{ percent: '50' }] }, stored],
    ['what the answer does not tell', { ...stored, name: 'Mine' }, { weeks: 12 }],
    ['what nobody may write', { ...stored, reference: 'A' }, { ...stored, reference: 'B' }],
  ])('has no conflict about %s', (_, mine, theirs) => {
    expect(conflictsOf(formWith(mine), theirs)).toEqual([])
  })

  it('looks into parts and lists', () => {
    const mine = { ...stored, title: { en: 'Hi', fr: 'Allô' }, rates: [{ percent: '40' }] }
    const theirs = { ...stored, title: { en: 'Hi', fr: 'Salut' } }
    const found = conflictsOf(formWith(mine, ['rates']), theirs)
    expect(found.map(({ name, isMine }) => [name, isMine])).toEqual([
      ['title', false],
      ['rates', true],
    ])
  })

  it('holds the parts of a record as the form has them', () => {
    const read = ({ rates }: FormValues) => ({ rates: (rates as object[]).slice(0, 1) })
    const theirs = { ...stored, rates: [{ percent: '50' }, { percent: '25' }] }
    expect(conflictsOf(formWith(stored, [], read), theirs)).toEqual([])
    expect(conflictsOf(formWith(stored), theirs).map(({ name }) => name)).toEqual(['rates'])
  })

  it('is told from the answer, also from one that says little', () => {
    const about = (more: object) =>
      new ApiProblem({ type: '', title: '', status: 412, code: 'stale', requestId: '', ...more })
    const told = {
      current: stored,
      changedBy: 'Ana',
      changedAt: '2026-11-22T10:00:00Z',
      isOwn: true,
    }
    expect(presentOf(about(told))).toEqual({
      record: stored,
      changedBy: 'Ana',
      changedAt: '2026-11-22T10:00:00Z',
      isOwn: true,
    })
    expect(presentOf(about({}))).toEqual({
      record: {},
      changedBy: null,
      changedAt: null,
      isOwn: false,
    })
  })
})
