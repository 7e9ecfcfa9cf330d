import { CloseButton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { Filter, FilterDeclaration } from '#kit/contract/define-list.ts'
import type { UseOptions } from '../form/reference-options.ts'
import { DropPanel } from '../menu/DropPanel.tsx'
import { useKitText } from '../text.ts'
import { useFilterName, useFilterWords } from './filter-words.ts'
import classes from './list.module.css'

const FilterEditor = lazy(() =>
  import('./FilterEditor.tsx').then((m) => ({ default: m.FilterEditor })),
)

const ReferenceWords = lazy(() =>
  import('./ReferenceWords.tsx').then((m) => ({ default: m.ReferenceWords })),
)

export interface FilterChipProps {
  field: string
  declared: FilterDeclaration
  filters: readonly Filter[]
  useOptions: UseOptions | undefined
  startsOpen: boolean
  set: (filters: readonly Filter[]) => void
  /** The chip was closed; one without a value goes away. */
  settle: () => void
}

export function FilterChip(props: FilterChipProps) {
  const { field, declared, filters } = props
  const text = useKitText()
  const name = useFilterName()(field)
  const words = useFilterWords()(field, declared, filters)
  return (
    <div className={classes.chip}>
      <DropPanel
        label={name}
        width={280}
        position="bottom-start"
        startsOpen={props.startsOpen}
        onChange={(isOpen) => !isOpen && props.settle()}
        button={
          <button type="button" className={classes.chipWords}>
            <span className="quiet">{name}</span>
            {declared.kind === 'reference' && props.useOptions && filters.length > 0 ? (
              <Suspense fallback="…">
                <ReferenceWords {...props} useOptions={props.useOptions} />
              </Suspense>
            ) : (
              <strong>{words}</strong>
            )}
          </button>
        }
      >
        <FilterEditor {...props} />
      </DropPanel>
      <CloseButton
        size={24}
        aria-label={text('list.removeFilter', { name })}
        onClick={() => {
          props.set([])
          props.settle()
        }}
      />
    </div>
  )
}
