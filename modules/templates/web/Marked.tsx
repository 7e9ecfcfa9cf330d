import { useText } from '#kit/web/text.ts'
import type { Stretch } from './word-difference.ts'
import classes from './templates.module.css'

/** One of two versions, with what it alone has marked: seen without colour, and told when it is heard. */
export function Marked({ side, of }: { side: 'before' | 'after'; of: readonly Stretch[] }) {
  return of
    .filter((stretch) => stretch.of === 'both' || stretch.of === side)
    .map((stretch, at) =>
      stretch.of === 'both' ? (
        // oxlint-disable-next-line react/no-array-index-key -- the stretches of a text have no other name
        <span key={at}>{stretch.text}</span>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- the stretches of a text have no other name
        <Mark key={at} side={side} text={stretch.text} />
      ),
    )
}

function Mark({ side, text: said }: { side: 'before' | 'after'; text: string }) {
  const text = useText()
  const Element = side === 'before' ? 'del' : 'ins'
  return (
    <Element className={classes.mark}>
      <span className="only-spoken">{text(`versions.mark.${side}`)} </span>
      {said.trim() ? said : said.replaceAll('\n', '↵\n')}
      <span className="only-spoken"> {text('versions.mark.end')} </span>
    </Element>
  )
}
