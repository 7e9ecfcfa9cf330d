import { Select } from '@mantine/core'
import { useText } from '#kit/web/text.ts'
import { dateFormats, decimalFormats, type ImportOptions } from '../contract/import-options.ts'
import type { ImportRecord } from '../contract/imports.endpoints.ts'
import classes from './imports.module.css'

interface Props {
  record: ImportRecord
  options: ImportOptions
  change: (options: ImportOptions) => void
}

/** How cells are read, and what is done with rows that are there already. */
export function Options({ record, options, change }: Props) {
  const text = useText()
  const choice = <K extends keyof ImportOptions>(
    name: K,
    values: readonly (ImportOptions[K] & string)[],
  ) => (
    <Select
      label={text(`options.${name}`)}
      data={values.map((value) => ({ value, label: text(`options.${value}`) }))}
      value={options[name]}
      onChange={(chosen) => chosen && change({ ...options, [name]: chosen })}
      allowDeselect={false}
    />
  )
  return (
    <div className={classes.options}>
      {choice('dateFormat', dateFormats)}
      {choice('decimalFormat', decimalFormats)}
      <Select
        label={text('options.matchBy')}
        placeholder={text('options.noMatch')}
        data={record.matchBy.map(({ key, label }) => ({ value: key, label }))}
        value={options.matchBy}
        onChange={(matchBy) => change({ ...options, matchBy })}
        clearable
      />
      {options.matchBy !== null && (
        <>
          {choice('onMatch', ['skip', 'update'])}
          {choice('onMissing', ['create', 'skip'])}
        </>
      )}
    </div>
  )
}
