import { setNonce } from 'get-nonce'
import * as z from 'zod/mini'
import { cspNonce } from '#kit/web/app-config.ts'

// Must run before any schema is made: zod otherwise tries `new Function`, which the content
// security policy refuses and reports.
z.config({ jitless: true })

// For the style tag with which dialogs stop the page under them from scrolling.
setNonce(cspNonce())
