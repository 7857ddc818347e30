export type ExampleRequest = {
  method: string
  /** The path without the API prefix; `$NUMBER` is a value saved from an earlier call. */
  path: string
  headers: Record<string, string>
  body?: unknown
  needsKey: boolean
  /** Content types of a file response, the usual one first: `application/pdf, text/plain`. */
  file?: string
  takesFile?: boolean
  /** Response fields to save in variables for later calls. */
  keeps?: { variable: string; field: string }[]
}

export type Snippet = {
  language: 'curl' | 'javascript' | 'php' | 'python' | 'json' | 'text'
  code: string
}

export const EXAMPLE_UPLOAD = 'document.pdf'

/** Matches variables such as `$NUMBER`. */
const PATH_VARIABLE = /\$([A-Z]+)/g

/** The name of a saved file: `label.pdf` for `GET /files/label/42`. */
export function exampleFileName({ path, file = '' }: ExampleRequest): string {
  const [usual = ''] = file.split(', ')
  const ending = { 'application/pdf': 'pdf', 'text/csv': 'csv' }[usual] ?? 'bin'
  const words = path
    .split(/[?.]/)[0]!
    .split('/')
    .filter((part) => /^[a-z_]+$/.test(part))
  return `${words.at(-1) ?? 'answer'}.${ending}`
}

export function replaceVariables(text: string, write: (name: string) => string): string {
  return text.replace(PATH_VARIABLE, (_, name: string) => write(name.toLowerCase()))
}
