import { lazy, Suspense, useState } from 'react'
import type { UseOptions } from '../form/reference-options.ts'
import { FilterMenu } from './FilterMenu.tsx'
import classes from './list.module.css'
import { SearchBox } from './SearchBox.tsx'
import type { Narrowing } from './use-narrowing.ts'

const FilterBar = lazy(() => import('./FilterBar.tsx').then((m) => ({ default: m.FilterBar })))

/** Search and filters of a list above rows that are shown otherwise than as a table. */
export function NarrowingBar(given: { model: Narrowing; references: Record<string, UseOptions> }) {
  const { model, references } = given
  const [adding, setAdding] = useState<string | null>(null)
  return (
    <div className={`${classes.toolbar} no-print`}>
      <div className={classes.tools}>
        <SearchBox value={model.query.search} search={(search) => model.change({ search })} />
        <FilterMenu model={model} choose={setAdding} />
      </div>
      {(adding !== null || model.chosenFilters.length > 0) && (
        <Suspense>
          <FilterBar
            model={model}
            references={references}
            adding={adding}
            settle={() => setAdding(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
