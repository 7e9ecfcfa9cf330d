import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { money, text, yesNo } from '#kit/contract/fields.ts'
import { foldFacts, type FactAsked } from './folded-facts.ts'

const baker = defineEntity('baker', {
  name: text(80, { required: true }),
  website: text(80),
  motto: text(80),
  street: text(80),
  city: text(80),
  isOpen: yesNo(),
  rent: money({ group: 'figures' }),
})

const Fact = (_: FactAsked) => null
const Other = (_: FactAsked) => null

const rosa = { name: 'Rosa', website: null, motto: '', street: null, city: null, isOpen: false }

function folded(children: ReactNode, given: object = {}, sees?: (group: string) => boolean) {
  const around = { entity: baker, record: { ...rosa, ...given }, sees }
  const isFact = ({ type }: { type: unknown }) => type === Fact
  const namesOf = (isOpen: boolean) => {
    const { shown, ...rest } = foldFacts(children, { around, isFact, isOpen })
    const names = (all: typeof shown) => all.map(({ props }) => props.name).join(' ')
    return { shown: names(shown), folded: names(rest.folded), withheld: names(rest.withheld) }
  }
  return { ...namesOf(false), opened: namesOf(true).shown }
}

describe('the facts of a record', () => {
  it('fold what is not given, and show it in its place once asked', () => {
    const facts = (
      <>
        <Fact name="website" />
        <Fact name="name" />
        {rosa.motto === null && <Fact name="street" />}
        <Fact name="motto" />
      </>
    )
    expect(folded(facts)).toEqual({
      shown: 'name',
      folded: 'website motto',
      withheld: '',
      opened: 'website name motto',
    })
  })

  it('keep a no, which is an answer', () => {
    expect(folded(<Fact name="isOpen" />).shown).toBe('isOpen')
  })

  it('fold a value of several fields when none of them is given, and show it when one is', () => {
    const address = (
      <Fact name="address" of={['street', 'city']}>
        somewhere
      </Fact>
    )
    expect(folded(address).folded).toBe('address')
    expect(folded(address, { city: 'Hull' }).shown).toBe('address')
  })

  it('fold what is no field when nothing is shown for it, and leave other pieces alone', () => {
    expect(folded(<Fact name="owner">{null}</Fact>).folded).toBe('owner')
    expect(folded(<Fact name="owner">Rosa</Fact>).shown).toBe('owner')
    expect(folded(<Other name="website" />).shown).toBe('website')
  })

  it('never say of what somebody may not see that it is not given', () => {
    const rent = <Fact name="rent" />
    const given = { rent: null }
    expect(folded(rent, given, () => false)).toMatchObject({ withheld: 'rent', opened: '' })
    expect(folded(rent, given, () => true)).toMatchObject({ folded: 'rent', withheld: '' })
  })
})
