import { useEffect } from 'react'
import type { ListDeclaration } from '#kit/contract/define-list.ts'
import type { Search } from '../router/search.ts'
import { useKitText } from '../text.ts'
import { toast } from '../toast/toast.ts'
import { leftOutOf } from './list-parameters.ts'

/** An address that asks for what the list has not is answered with the rest, and that is said. */
export function useToldLeftOut(list: ListDeclaration | undefined, address: Search) {
  const text = useKitText()
  const names = list ? leftOutOf(list, address).join(', ') : ''
  useEffect(() => {
    if (!names) return
    toast.info(text('list.leftOut', { count: names.split(', ').length, names }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once for an address
  }, [names])
}
