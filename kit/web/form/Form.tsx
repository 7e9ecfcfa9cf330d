import type { ReactNode, Ref } from 'react'

/**
 * Every form: what is wrong is said by us and not by the browser, and a form around it, as a list
 * has one, hears nothing of it.
 */
export function Form(props: {
  submit: () => unknown
  className?: string | undefined
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}) {
  return (
    <form
      noValidate
      {...(props.ref && { ref: props.ref })}
      className={props.className}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void props.submit()
      }}
    >
      {props.children}
    </form>
  )
}
