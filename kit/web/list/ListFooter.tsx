import { NativeSelect, Pagination } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useId } from 'react'
import type { Endpoint, PageMeta } from '#kit/contract/define-endpoint.ts'
import { pageSizes, type PageSize } from '#kit/contract/define-list.ts'
import { useKitText } from '../text.ts'
import classes from './list.module.css'
import type { ListModel } from './use-list.ts'

export function ListFooter<E extends Endpoint>({ model }: { model: ListModel<E> }) {
  const text = useKitText()
  const { meta, query, change } = model
  return (
    <div className={`${classes.footer} no-print`}>
      <p role="status" className={`${classes.range} numbers`}>
        <Range meta={meta} count={model.rows.length} />
      </p>
      <PageSizeChoice value={query.perPage} choose={(perPage) => change({ perPage })} />
      <nav aria-label={text('list.pages')} className={classes.pages}>
        <Pages meta={meta} page={query.page} go={(page) => change({ page })} />
      </nav>
    </div>
  )
}

/** “26–50 of 312” */
function Range({ meta, count }: { meta: PageMeta | undefined; count: number }) {
  const text = useKitText()
  if (!meta) return null
  if (meta.total === 0) return text('list.rangeNone')
  const from = (meta.page - 1) * meta.perPage + 1
  const key = meta.totalIsExact === false ? 'list.rangeAtLeast' : 'list.range'
  return text(key, { from, to: from + count - 1, total: meta.total })
}

function PageSizeChoice(given: { value: PageSize; choose: (size: PageSize) => void }) {
  const text = useKitText()
  const id = useId()
  return (
    <div className={classes.pageSize}>
      <label htmlFor={id}>{text('list.perPage')}</label>
      <NativeSelect
        id={id}
        size="xs"
        data={pageSizes.map(String)}
        value={String(given.value)}
        onChange={({ currentTarget }) => given.choose(Number(currentTarget.value) as PageSize)}
      />
    </div>
  )
}

const controls = {
  first: 'list.first',
  previous: 'list.previous',
  next: 'list.next',
  last: 'list.last',
} as const

function Pages(given: { meta: PageMeta | undefined; page: number; go: (page: number) => void }) {
  const text = useKitText()
  const isPhone = useMediaQuery('(width < 37.5em)') ?? false
  const { meta, page, go } = given
  if (!meta || meta.total === 0) return null
  const counted = Math.ceil(meta.total / meta.perPage)
  const total = meta.after ? Math.max(counted, page + 1) : counted
  return (
    <Pagination
      total={total}
      value={page}
      onChange={go}
      size="sm"
      siblings={isPhone ? 0 : 1}
      hideWithOnePage
      getItemProps={(item) => ({ 'aria-label': text('list.page', { page: item }) })}
      getControlProps={(control) => ({ 'aria-label': text(controls[control]) })}
    />
  )
}
