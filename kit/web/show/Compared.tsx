import { Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { useKitText } from '../text.ts'
import { InstantText } from './DateText.tsx'
import classes from './Compared.module.css'

/** One version of what is compared: what it is called, and when it was so. */
export interface ComparedVersion {
  key: string
  name: ReactNode
  at?: string
}

/** Versions beside one another, a line for each thing; `ComparedRow`s stand in it. */
export function ComparedTable(props: {
  title: string
  /** What the lines are about. */
  of: string
  versions: readonly ComparedVersion[]
  children: ReactNode
}) {
  const { title, versions } = props
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.scroll} tabIndex={0} aria-label={title}>
      <table className={classes.compared} data-pair={versions.length === 2 || undefined}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{props.of}</th>
            {versions.map(({ key, name, at }) => (
              <th key={key} scope="col">
                {name}
                {at && (
                  <span className={classes.moment}>
                    <InstantText value={at} />
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </section>
  )
}

/** What it was in each version; where they differ it is marked, and says so. */
export function ComparedRow(props: { label: string; differs: boolean; children: ReactNode }) {
  const text = useKitText()
  return (
    <tr data-differs={props.differs || undefined}>
      <th scope="row">
        {props.label}
        {props.differs && <span className={classes.changed}>{text('compare.changed')}</span>}
      </th>
      {props.children}
    </tr>
  )
}

/** Leaves out what is the same. */
export function DifferencesOnly(props: { isOn: boolean; set: (isOn: boolean) => void }) {
  const text = useKitText()
  return (
    <Switch
      mt="sm"
      className="no-print"
      checked={props.isOn}
      onChange={(event) => props.set(event.currentTarget.checked)}
      label={text('compare.differencesOnly')}
    />
  )
}
