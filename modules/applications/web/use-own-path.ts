import { useEffect, useEffectEvent } from 'react'
import { useGo } from '#kit/web/go.ts'
import { useOpenScreen, useSearchParameters } from '#kit/web/router/address.ts'
import { stages, type Stage } from '../contract/application.status.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { recordOf } from '../contract/application.stages.ts'
import { isFoundIn } from './stage-list.ts'

/** A decision moves the record to another list; the path, and what is lit up, follow it. */
export function useOwnPath({ id, status }: ApplicationRecord) {
  const go = useGo()
  const open = useOpenScreen()
  const query = useSearchParameters()
  const shown = stages.find((stage) => recordOf(stage).path === open?.screen.path)
  const own = stages.find((stage) => isFoundIn(stage, status))
  const target = shown && own && shown !== own ? own : null
  const follow = useEffectEvent((stage: Stage) => {
    void go(recordOf(stage), { params: { id }, query, replace: true })
  })
  useEffect(() => {
    if (target) follow(target)
  }, [target])
}
