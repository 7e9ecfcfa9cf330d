import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import type { useKitText } from '#kit/web/text.ts'
import { shadesOf } from './shades.ts'

const dark: MantineColorsTuple = [
  '#d9dce3',
  '#bcc1cb',
  '#99a0ad',
  '#727a88',
  '#4b525e',
  '#383e49',
  '#2b303a',
  '#1d2129',
  '#171a21',
  '#101217',
]

const fonts =
  '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif'

/** Enter chooses; where the options are not there yet, it does not send the form without a choice. */
const choosing = {
  defaultProps: {
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter') event.preventDefault()
    },
  },
}

/** Mantine's red words on dark are all but white, and so warn of nothing. */
export const onDark: CSSVariablesResolver = () => ({
  variables: {},
  light: {},
  dark: { '--mantine-color-red-light-color': 'var(--mantine-color-red-4)' },
})

/** The labels of parts that bring none are given here once, in the present language. */
export function makeTheme(primaryColor: string, text: ReturnType<typeof useKitText>) {
  const close = { closeButtonProps: { 'aria-label': text('actions.close') } }
  return createTheme({
    primaryColor: 'primary',
    primaryShade: 7,
    colors: { primary: shadesOf(primaryColor), dark },
    fontFamily: fonts,
    defaultRadius: 'sm',
    radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '22px' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    headings: { fontWeight: '650', sizes: { h1: { fontSize: '1.5rem', lineHeight: '1.25' } } },
    // sm 600, md 960, lg 1280, xl 1920; xxl 2560 is used in style sheets only
    breakpoints: { xs: '30em', sm: '37.5em', md: '60em', lg: '80em', xl: '120em' },
    components: {
      Modal: { defaultProps: { ...close, centered: true } },
      Drawer: { defaultProps: close },
      // Their `<header>` would be heard as a second banner of the page.
      ModalHeader: { defaultProps: { role: 'presentation' } },
      DrawerHeader: { defaultProps: { role: 'presentation' } },
      Notification: {
        defaultProps: { closeButtonProps: { 'aria-label': text('notices.close') } },
      },
      // What has the focus only because a form begins with it lies over nothing.
      Select: {
        defaultProps: {
          ...choosing.defaultProps,
          selectFirstOptionOnChange: true,
          openOnFocus: false,
        },
      },
      MultiSelect: choosing,
      Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
      ScrollArea: { defaultProps: { viewportProps: { tabIndex: 0 } } },
      Tooltip: {
        defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } },
      },
      InputWrapper: { defaultProps: { withAsterisk: false } },
    },
  })
}
