import { lazy, Suspense, useState } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { FilterMenu } from './FilterMenu.tsx'
import type { ListScreenProps } from './list-props.ts'
import classes from './list.module.css'
import { SearchBox } from './SearchBox.tsx'
import { SelectToggle } from './SelectToggle.tsx'
import type { ListModel } from './use-list.ts'

const FilterBar = lazy(() => import('./FilterBar.tsx').then((m) => ({ default: m.FilterBar })))

export function ListToolbar<E extends Endpoint>(given: {
  model: ListModel<E>
  props: ListScreenProps<E>
}) {
  const { model, props } = given
  const [adding, setAdding] = useState<string | null>(null)
  const hasFilters = Object.keys(model.list.filters).length > 0
  return (
    <div className={`${classes.toolbar} no-print`}>
      <div className={classes.tools}>
        {model.list.search && (
          <SearchBox value={model.query.search} search={(search) => model.change({ search })} />
        )}
        {hasFilters && <FilterMenu model={model} choose={setAdding} />}
        <div className={classes.toolsEnd}>
          {props.bulkActions && <SelectToggle model={model} />}
          <ColumnMenu model={model} />
          {props.exportEndpoint && <ExportMenu model={model} props={props} />}
        </div>
      </div>
      {(adding !== null || model.chosenFilters.length > 0) && (
        <Suspense>
          <FilterBar
            model={model}
            references={props.references ?? {}}
            adding={adding}
            settle={() => setAdding(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
