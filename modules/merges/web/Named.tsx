import classes from './merges.module.css'

/** A shareholder by name and number; the number stays in one piece. */
export function Named({ name, number }: { name: string; number: string }) {
  return (
    <>
      {name} <span className={classes.number}>{number}</span>
    </>
  )
}
