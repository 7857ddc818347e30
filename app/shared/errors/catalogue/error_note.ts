/**
 * Documentation of an error for developers; `findHttpStatus(code)` is its status. Backquotes mark
 * code.
 */
export interface ErrorNote {
  /** A short sentence without its full stop. */
  title: string
  /** When it happens. */
  meaning: string
  /** What to do about it. */
  remedy: string
}

export type ErrorNotes = Readonly<Record<string, ErrorNote>>
