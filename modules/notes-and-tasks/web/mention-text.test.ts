import { describe, expect, it } from 'vitest'
import { mentionOf } from '../contract/mentions.ts'
import { begunMention, keptText, shownText, typedText, withMention } from './mention-text.ts'

const maya = { id: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'Maya Roy' }
const other = { id: '01890a5d-ac96-774b-bcce-b302099a8058', name: 'Maya Roy' }
const kept = `Ask ${mentionOf(maya.id)} or ${mentionOf(other.id)}.`
const shown = shownText(kept, [maya, other])

describe('a text with mentions', () => {
  it('is read by names, and kept by ids, also of two who are called alike', () => {
    expect(shown.text).toBe('Ask @Maya Roy or @Maya Roy.')
    expect(keptText(shown)).toBe(kept)
  })

  it('keeps whom it mentions while somebody types around them', () => {
    const typed = typedText(shown, 'Do ask @Maya Roy, today, or @Maya Roy!')
    expect(keptText(typedText(shown, `Now: ${shown.text}`))).toBe(`Now: ${kept}`)
    expect(keptText(typedText(shown, `${shown.text} Thanks`))).toBe(`${kept} Thanks`)
    expect(typed.marks).toEqual([])
  })

  it('takes a name that was touched for text', () => {
    const typed = typedText(shown, 'Ask @Maya Ro or @Maya Roy.')
    expect(keptText(typed)).toBe(`Ask @Maya Ro or ${mentionOf(other.id)}.`)
    expect(begunMention(typed, 12)).toEqual({ from: 4, typed: 'Maya Ro' })
  })

  it('leaves an id without a name as it was typed', () => {
    expect(shownText(kept, []).text).toBe(kept)
  })
})

describe('a name behind its sign', () => {
  const at = (text: string) => begunMention({ text, marks: [] }, text.length)

  it('is begun where a word may begin, and has blanks in it', () => {
    expect([at('@'), at('Ask @ma'), at('(@Chloé B')]).toEqual([
      { from: 0, typed: '' },
      { from: 4, typed: 'ma' },
      { from: 1, typed: 'Chloé B' },
    ])
    expect([at('a@example.org'), at('@one\ntwo'), at('@ a b c d e')]).toEqual([null, null, null])
    expect(begunMention(shown, 7)).toBeNull()
  })

  it('gives way to the person, with a blank behind where there is none', () => {
    const typed = { text: 'Ask @ma about it', marks: [] }
    const { shown: done, caret } = withMention(typed, { from: 4, typed: 'ma' }, maya)
    expect([keptText(done), caret]).toEqual([`Ask ${mentionOf(maya.id)} about it`, 14])
    const last = withMention({ text: '@', marks: [] }, { from: 0, typed: '' }, maya)
    expect([keptText(last.shown), last.caret]).toEqual([`${mentionOf(maya.id)} `, 10])
  })
})
