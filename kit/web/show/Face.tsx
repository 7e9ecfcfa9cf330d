import classes from './Face.module.css'

/** Of the first name and the last. */
function initialsOf(name: string) {
  const names = name.trim().split(/\s+/)
  return [names[0], names.length > 1 ? names.at(-1) : ''].map((each) => each?.charAt(0)).join('')
}

/** A person's picture, or the initials; beside the name, so it is not read out. */
export const Face = (props: { name: string; url: string | null; large?: boolean }) => (
  <span aria-hidden className={classes.face} data-large={props.large || undefined}>
    {props.url ? <img src={props.url} alt="" /> : initialsOf(props.name)}
  </span>
)
