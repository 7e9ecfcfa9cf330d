import { useEffect, useRef, useState } from 'react'
import { smallStore } from '../small-store.ts'

/** What can be done where somebody is, beyond the screens that are declared. */
export interface ActHere {
  key: string
  label: string
  run: () => unknown
}

const acts = smallStore<ReadonlyMap<object, readonly ActHere[]>>(new Map())

/** Offered in the palette for as long as whoever offers it is there. */
export function useOfferedHere(offered: readonly ActHere[]) {
  const [owner] = useState({})
  const told = JSON.stringify(offered.map(({ key, label }) => ({ key, label })))
  const now = useRef(offered)
  useEffect(() => {
    now.current = offered
  })
  useEffect(() => {
    const of = (JSON.parse(told) as Omit<ActHere, 'run'>[]).map((act) => ({
      ...act,
      run: () => now.current.find(({ key }) => key === act.key)?.run(),
    }))
    acts.set(new Map([...acts.get(), [owner, of]]))
    return () => acts.set(new Map([...acts.get()].filter(([other]) => other !== owner)))
  }, [owner, told])
}

export const useActsHere = () => [...acts.use().values()].flat()
