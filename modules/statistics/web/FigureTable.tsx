import type { CSSProperties, ReactNode } from 'react'
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

/** More columns than these do not fit beside one another on a phone. */
const abreast = 3

/**
 * A table of figures: the first column names the row, the others are numbers. On a phone a row of
 * many is a heading with its figures below, each under the word of its column.
 */
export function FigureTable({ caption, headings, texts, words, children, foot }: FigureTableProps) {
  const text = useText()
  const short = (heading: string) =>
    text.has(`heads.${heading}`) ? text(`heads.${heading}`) : undefined
  const plain = (heading: string) => short(heading) ?? text(`fields.${heading}`)
  const stacks = headings.length > abreast && !words
  return (
    <div className={classes.frame}>
      <table
        className={classes.table}
        data-stacks={stacks || undefined}
        style={stacks ? headsAsStyle(headings.map(plain)) : undefined}
      >
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
                {words?.[heading] ?? plain(heading)}
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

/** The stylesheet writes them into the cells: `--head-2` is the word of the second column. */
const headsAsStyle = (heads: readonly string[]) =>
  Object.fromEntries(
    heads.map((head, at) => [`--head-${at + 1}`, JSON.stringify(head)]),
  ) as CSSProperties
