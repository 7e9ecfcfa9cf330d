import { createContext } from 'react'

/** Whether checks are read beside the file that they judge: then a check leads to its facts there. */
export const FileBeside = createContext(true)
