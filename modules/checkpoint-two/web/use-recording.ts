import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { queryKey, refreshTopics } from '#kit/web/api-query.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import {
  checkpointTwoEndpoints,
  type CheckpointTwoRecord,
} from '../contract/checkpoint-two.endpoints.ts'
import type { CheckpointTwoCode, CheckpointTwoItem } from '../contract/checkpoint-two.ts'

type Result = CheckpointTwoItem['result']

/** Records results one after the other, each against what the one before has left. */
export function useRecording(record: CheckpointTwoRecord) {
  const client = useQueryClient()
  const words = useProblemText()
  const [sent, setSent] = useState<Partial<Record<CheckpointTwoCode, Result>>>({})
  const version = useRef(record.version)
  const own = useRef(new Set<number>())
  const before = useRef(Promise.resolve())
  useEffect(() => {
    version.current = record.version
  }, [record.version])
  const { id } = record

  const refresh = () => void refreshTopics(client, ['applications', 'timeline'])
  /** What was answered is shown at once. */
  const keep = (after: CheckpointTwoRecord) => {
    version.current = after.version
    own.current.add(after.version)
    client.setQueryData(
      queryKey(checkpointTwoEndpoints.readCheckpointTwo, { params: { id } }),
      after,
    )
    refresh()
  }
  const settle = (code: CheckpointTwoCode) => setSent(({ [code]: _settled, ...others }) => others)

  const send = async ({ code }: CheckpointTwoItem, result: Result) => {
    try {
      const body = { item: code, result }
      keep(
        await callApi(checkpointTwoEndpoints.recordCheckpointTwo, {
          params: { id },
          body,
          version: version.current,
        }),
      )
    } catch (error) {
      toast.error(words(error), error)
      refresh()
    } finally {
      settle(code)
    }
  }

  return {
    resultOf: ({ code, result }: CheckpointTwoItem) => sent[code] ?? result,
    record(item: CheckpointTwoItem, result: Result) {
      setSent((others) => ({ ...others, [item.code]: result }))
      before.current = before.current.then(() => send(item, result))
    },
    keep,
    refresh,
    /** The version that was seen, and what has become of it by what one did oneself. */
    since(seen: number) {
      let present = seen
      while (own.current.has(present + 1)) present += 1
      return present
    },
  }
}

export type Recording = ReturnType<typeof useRecording>
