/** The sections of the navigation, in their order; their words are `areas.{section}`. */
export const navigationSections = ['home', 'funding', 'investors', 'administration'] as const

declare module '#kit/contract/define-screen.ts' {
  interface NavigationSections extends Record<(typeof navigationSections)[number], true> {}
}
