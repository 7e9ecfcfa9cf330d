import { createContext } from 'react'

/** The record that a form is about, where neither the address nor a record around it says so. */
export const FormAbout = createContext<string | null>(null)
