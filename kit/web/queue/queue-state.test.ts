import { describe, expect, it } from 'vitest'
import { again, begin, goTo, grow, mark, move, nextOf, onward, sumsOf } from './queue-state.ts'

const piece = (ids: string, after?: string) => ({
  data: ids.split('').map((id) => ({ id })),
  meta: { total: 5, ...(after && { after }) },
})
const ids = ({ entries }: { entries: readonly { id: string }[] }) =>
  entries.map(({ id }) => id).join('')

describe('a queue', () => {
  it('begins where the address says, else at the first', () => {
    expect(begin(piece('abc'), 'b').at).toBe(1)
    expect(begin(piece('abc'), 'x').at).toBe(0)
    expect(begin(piece('abc'), undefined).at).toBe(0)
  })

  it('grows by what it does not have yet, and counts anew once all of it is here', () => {
    const first = begin(piece('abc', 'cursor'), undefined)
    const whole = grow(first, piece('cde'))
    expect([ids(whole), whole.total, whole.after]).toEqual(['abcde', 5, null])
    expect(grow(first, piece('cd')).total).toBe(4)
  })

  it('goes on to the next that waits, then to what was passed over, then behind the last', () => {
    let state = goTo(begin(piece('abc'), undefined), 'b')
    state = onward(mark(state, 'b', { place: 'done' }))
    expect(state.at).toBe(2)
    state = onward(mark(state, 'c', { place: 'skipped' }))
    expect(state.at).toBe(0)
    state = onward(mark(state, 'a', { place: 'done' }))
    expect(state.at).toBe(3)
    expect(sumsOf(state)).toEqual({ done: 2, left: 1, others: 0 })
    state = again(state)
    expect([state.at, state.entries[2]?.place]).toEqual([2, 'waiting'])
  })

  it('moves by one and stays within its ends', () => {
    const state = begin(piece('ab'), undefined)
    expect(move(state, -1).at).toBe(0)
    expect(move(move(state, 1), 1).at).toBe(1)
    expect(move({ ...state, at: 2 }, -1).at).toBe(1)
  })

  it('prepares the next that wait, and no others', () => {
    const state = mark(begin(piece('abcd'), undefined), 'b', { place: 'elsewhere' })
    expect(nextOf(state, 2).map(({ id }) => id)).toEqual(['c', 'd'])
  })
})
