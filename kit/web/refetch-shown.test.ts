import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { refetchShown } from './refetch-shown.ts'

/** A list that is shown, whose answers come when they are let go. */
function shownList() {
  const client = new QueryClient()
  const asked: PromiseWithResolvers<string>[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['list'],
    retry: false,
    queryFn: () => {
      const answer = Promise.withResolvers<string>()
      asked.push(answer)
      return answer.promise
    },
  })
  const stop = observer.subscribe(() => undefined)
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5))
  const end = () => {
    stop()
    client.clear()
  }
  return { client, asked, settled, end, shown: () => observer.getCurrentResult().data }
}

it('what changes while it is asked for the first time is asked for once more', async () => {
  const { client, asked, settled, end, shown } = shownList()
  void refetchShown(client)
  void refetchShown(client)
  asked[0]?.resolve('before')
  await settled()
  expect(asked.length).toBeGreaterThan(1)
  asked.at(-1)?.resolve('after')
  await settled()
  expect(shown()).toBe('after')
  end()
})

it('what was not changed meanwhile is asked for once', async () => {
  const { asked, settled, end, shown } = shownList()
  asked[0]?.resolve('only')
  await settled()
  expect([asked.length, shown()]).toEqual([1, 'only'])
  end()
})

it('what fails the first time is not asked for again by it', async () => {
  const { client, asked, settled, end } = shownList()
  void refetchShown(client)
  asked[0]?.reject(new Error('gone'))
  await settled()
  expect(asked).toHaveLength(1)
  end()
})
