import { Button } from '@mantine/core'
import type { Filter } from '#kit/contract/define-list.ts'
import type { UseOptions } from '../form/reference-options.ts'
import { useKitText } from '../text.ts'
import { FilterChip } from './FilterChip.tsx'
import classes from './list.module.css'
import type { Narrowing } from './use-narrowing.ts'

/** The filters in force, each a chip that opens to change it. */
export function FilterBar(given: {
  model: Narrowing
  references: Record<string, UseOptions>
  /** The field whose chip is just being added. */
  adding: string | null
  settle: () => void
}) {
  const text = useKitText()
  const { model, adding, settle } = given
  const { filters } = model.query
  const inForce = Object.keys(model.list.filters).filter(
    (field) => field === adding || model.chosenFilters.some((each) => each.field === field),
  )
  if (inForce.length === 0) return null
  const set = (field: string, next: readonly Filter[]) =>
    model.change({ filters: [...filters.filter((each) => each.field !== field), ...next] })
  return (
    <div className={classes.chips}>
      {inForce.map((field) => (
        <FilterChip
          key={field}
          field={field}
          declared={model.list.filters[field]!}
          filters={filters.filter((each) => each.field === field)}
          useOptions={given.references[field]}
          startsOpen={field === adding}
          set={(next) => set(field, next)}
          settle={settle}
        />
      ))}
      {model.chosenFilters.length > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => model.clear()}>
          {text('list.clearFilters')}
        </Button>
      )}
    </div>
  )
}
