import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
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

test('what changes while it is asked for the first time is asked for once more', async () => {
  const { client, asked, settled, end, shown } = shownList()
  void refetchShown(client)
  void refetchShown(client)
  asked[0]?.resolve('before')
  await settled()
  assert.equal(asked.length > 1, true)
  asked.at(-1)?.resolve('after')
  await settled()
  assert.equal(shown(), 'after')
  end()
})

test('what was not changed meanwhile is asked for once', async () => {
  const { asked, settled, end, shown } = shownList()
  asked[0]?.resolve('only')
  await settled()
  assert.deepEqual([asked.length, shown()], [1, 'only'])
  end()
})

test('what fails the first time is not asked for again by it', async () => {
  const { client, asked, settled, end } = shownList()
  void refetchShown(client)
  asked[0]?.reject(new Error('gone'))
  await settled()
  assert.equal(asked.length, 1)
  end()
})
