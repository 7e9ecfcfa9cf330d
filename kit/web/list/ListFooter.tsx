import { NativeSelect } from '@mantine/core'
import { useId } from 'react'
import type { Endpoint, PageMeta } from '#kit/contract/define-endpoint.ts'
import { pageSizes, type PageSize } from '#kit/contract/define-list.ts'
import { useKitText } from '../text.ts'
import classes from './list.module.css'
import { Pages } from './Pages.tsx'
import type { ListModel } from './use-list.ts'

export function ListFooter<E extends Endpoint>({ model }: { model: ListModel<E> }) {
  const { meta, query, change } = model
  return (
    <div className={`${classes.footer} no-print`}>
      <p role="status" className={`${classes.range} numbers`}>
        <Range meta={meta} count={model.rows.length} />
      </p>
      <PageSizeChoice value={query.perPage} choose={(perPage) => change({ perPage })} />
      {meta && (
        <Pages
          total={pagesOf(meta, query.page)}
          page={query.page}
          go={(page) => change({ page })}
        />
      )}
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

/** Where not all are counted, there is at least one more page while rows follow. */
function pagesOf({ total, perPage, after }: PageMeta, page: number): number {
  const counted = Math.ceil(total / perPage)
  return total > 0 && after ? Math.max(counted, page + 1) : counted
}
