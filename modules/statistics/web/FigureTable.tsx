import type { ReactNode } from 'react'
import { useText } from '#kit/web/text.ts'
import classes from './tables.module.css'

interface FigureTableProps {
  caption: string
  /** Names of fields; the first is what the row is about. */
  headings: readonly string[]
  /** Columns of words, which stand at the start of their cell; their cells say `data-text`. */
  texts?: readonly string[]
  /** Ready-made words in place of the fields'. */
  words?: Record<string, ReactNode>
  children: ReactNode
  foot?: ReactNode
}

/** A table of figures: the first column names the row, the others are numbers. */
export function FigureTable({ caption, headings, texts, words, children, foot }: FigureTableProps) {
  const text = useText()
  const short = (heading: string) =>
    text.has(`heads.${heading}`) ? text(`heads.${heading}`) : undefined
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption className="only-spoken">{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th
                key={heading}
                scope="col"
                title={short(heading) && text(`fields.${heading}`)}
                data-text={texts?.includes(heading) || undefined}
              >
                {words?.[heading] ?? short(heading) ?? text(`fields.${heading}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  )
}
