import type { MouseEvent } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { rememberOrigin } from '../list-origins.ts'
import type { ListScreenProps } from './list-props.ts'
import type { ListModel } from './use-list.ts'

/** Where a record came from is remembered when its row is opened, so that it can lead to the next. */
export function rememberOpened<E extends Endpoint>(
  event: MouseEvent,
  { props, model }: { props: ListScreenProps<E>; model: ListModel<E> },
) {
  const row = (event.target as Element)
    .closest('a[data-opens]')
    ?.closest<HTMLElement>('[data-row-id]')
  rememberRow(row?.dataset['rowId'], { props, model })
}

export function rememberRow<E extends Endpoint>(
  id: string | undefined,
  { props, model }: { props: ListScreenProps<E>; model: ListModel<E> },
) {
  const opened = model.rows.find((each) => each.id === id)
  if (!id || !opened || props.opens?.(opened).params?.['id'] !== id) return
  const { page: _page, perPage: _size, ...query } = model.parameters
  rememberOrigin(id, {
    path: props.endpoint.path,
    params: props.params,
    query: { ...props.fixed, ...query },
  })
}
