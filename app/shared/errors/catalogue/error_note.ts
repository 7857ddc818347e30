/** Documents an error for developers. Backquotes mark code. */
export interface ErrorNote {
  /** A short sentence that names the problem, without its full stop. */
  title: string
  /** When the error happens. */
  meaning: string
  /** How to solve the problem. */
  remedy: string
}

export type ErrorNotes = Readonly<Record<string, ErrorNote>>
