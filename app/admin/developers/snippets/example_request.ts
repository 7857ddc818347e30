/** A call as an example shows it, from which it is written in each language. */
export type ExampleRequest = {
  method: string
  /** Without the prefix of the API; `$NUMBER` stands for what an earlier call answered. */
  path: string
  headers: Record<string, string>
  body?: unknown
  needsKey: boolean
  /** The types of the file that it answers instead of JSON, the usual one first: `application/pdf, text/plain`. */
  file?: string
  /** Sends a file instead of JSON. */
  takesFile?: boolean
  /** What the next calls need of the answer: the name of the variable, and of the field. */
  keeps?: { variable: string; field: string }[]
}

export type Snippet = {
  language: 'curl' | 'javascript' | 'php' | 'python' | 'json' | 'text'
  code: string
}

/** Stands for the file that is sent. */
export const EXAMPLE_UPLOAD = 'document.pdf'

/** The variables in a path, as `NUMBER`. */
const PATH_VARIABLE = /\$([A-Z]+)/g

/** Under which name a file is kept: `label.pdf` from `GET /files/label/42`. */
export function exampleFileName({ path, file = '' }: ExampleRequest): string {
  const [usual = ''] = file.split(', ')
  const ending = { 'application/pdf': 'pdf', 'text/csv': 'csv' }[usual] ?? 'bin'
  const words = path
    .split(/[?.]/)[0]!
    .split('/')
    .filter((part) => /^[a-z_]+$/.test(part))
  return `${words.at(-1) ?? 'answer'}.${ending}`
}

/** As in a path or an address, with what is left to the variables written by `write`. */
export function replaceVariables(text: string, write: (name: string) => string): string {
  return text.replace(PATH_VARIABLE, (_, name: string) => write(name.toLowerCase()))
}
