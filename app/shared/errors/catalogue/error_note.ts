/** Documents an error for developers. Backquotes mark code. */
export interface ErrorNote {
  /** A short sentence without its full stop. */
  title: string
  /** When it happens. */
  meaning: string
  /** How to solve it. */
  remedy: string
}

export type ErrorNotes = Readonly<Record<string, ErrorNote>>
