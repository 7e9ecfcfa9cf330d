import { describe, expect, it } from 'vitest'
import { smallStore } from './small-store.ts'

describe('a value that components watch', () => {
  it('is told to everybody who watches, until they stop', () => {
    const store = smallStore('a')
    const heard: string[] = []
    const stopOne = store.watch(() => heard.push(`one ${store.get()}`))
    const stopTwo = store.watch(() => heard.push(`two ${store.get()}`))
    store.set('b')
    stopOne()
    store.set('c')
    stopTwo()
    store.set('d')
    expect(heard).toEqual(['one b', 'two b', 'two c'])
    expect(store.get()).toBe('d')
  })

  it('is told to all who watched, though one of them stops meanwhile', () => {
    const store = smallStore(0)
    const heard: string[] = []
    const stop = store.watch(() => {
      heard.push('first')
      stop()
    })
    store.watch(() => heard.push('second'))
    store.set(1)
    store.set(2)
    expect(heard).toEqual(['first', 'second', 'second'])
  })
})
