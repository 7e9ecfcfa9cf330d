import { describe, expect, it } from 'vitest'
import { formKeeping } from './kept-forms.ts'

const { watch, keepAll, takeBack, keepOnlyOf, isTyping } = formKeeping

describe('what was typed when the session was lost', () => {
  it('is given back once, under its own key', () => {
    const leave = watch('ana /programs/1', () => ({ name: 'Winter' }))
    keepAll()
    leave()
    expect(takeBack('rob /programs/1')).toBeUndefined()
    expect(takeBack('ana /programs/2')).toBeUndefined()
    expect(takeBack('ana /programs/1')).toEqual({ name: 'Winter' })
    expect(takeBack('ana /programs/1')).toBeUndefined()
  })

  it('is what stood there then, not what stood there at first', () => {
    let typed: string | null = 'W'
    const leave = watch('ana /a', () => typed)
    typed = 'Winter'
    keepAll()
    typed = 'Later'
    expect(takeBack('ana /a')).toBe('Winter')
    leave()
  })

  it('is nothing where all is saved, or the form is gone', () => {
    const saved = watch('ana /saved', () => null)
    const gone = watch('ana /gone', () => 'typed')
    gone()
    keepAll()
    saved()
    expect([takeBack('ana /saved'), takeBack('ana /gone')]).toEqual([undefined, undefined])
  })

  it('is kept of every form on the screen', () => {
    const leave = [watch('ana /1', () => 1), watch('ana /2', () => 2)]
    keepAll()
    for (const each of leave) each()
    expect([takeBack('ana /1'), takeBack('ana /2')]).toEqual([1, 2])
  })

  it('is watched by the newer form when an older one of the same place goes later', () => {
    const older = watch('ana /same', () => 'older')
    const newer = watch('ana /same', () => 'newer')
    older()
    keepAll()
    newer()
    expect(takeBack('ana /same')).toBe('newer')
  })

  it('is nobody else’s, and nobody’s who has signed out', () => {
    const keep = (key: string) => {
      const leave = watch(key, () => 'typed')
      expect(isTyping()).toBe(true)
      keepAll()
      leave()
    }
    for (const key of ['ana /a', 'rob /a']) keep(key)
    keepOnlyOf('rob')
    expect([takeBack('ana /a'), takeBack('rob /a')]).toEqual([undefined, 'typed'])
    keep('rob /a')
    keepOnlyOf(null)
    expect(takeBack('rob /a')).toBeUndefined()
    expect(isTyping()).toBe(false)
  })
})
