interface Options {
  replace?: boolean
  /** Leaves even a form with unsaved changes; what was typed is kept for the return. */
  ignoreBlocker?: boolean
}

/** Lets code outside React navigate; the router fills it in when it is made. */
export const navigator = {
  go: (href: string, options?: Options): void => {
    if (options?.replace) location.replace(href)
    else location.assign(href)
  },
}
