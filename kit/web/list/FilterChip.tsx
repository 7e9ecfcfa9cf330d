import { CloseButton, Popover } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { Filter, FilterDeclaration } from '#kit/contract/define-list.ts'
import type { UseOptions } from '../form/reference-options.ts'
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
  const [isOpen, setOpen] = useState(props.startsOpen)
  const change = (open: boolean) => {
    setOpen(open)
    if (!open) props.settle()
  }
  return (
    <div className={classes.chip}>
      <Popover
        opened={isOpen}
        onChange={change}
        position="bottom-start"
        trapFocus
        returnFocus
        width={280}
      >
        <Popover.Target>
          <button type="button" className={classes.chipWords} onClick={() => change(!isOpen)}>
            <span className="quiet">{name}</span>
            {declared.kind === 'reference' && props.useOptions && filters.length > 0 ? (
              <Suspense fallback="…">
                <ReferenceWords {...props} useOptions={props.useOptions} />
              </Suspense>
            ) : (
              <strong>{words}</strong>
            )}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={name}>
          <Suspense>
            <FilterEditor {...props} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
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
