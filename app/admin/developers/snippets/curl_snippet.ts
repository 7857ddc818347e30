import {
  type ExampleRequest,
  exampleFileName,
  EXAMPLE_UPLOAD,
} from '#admin/developers/snippets/example_request'
import { JSON_GRAMMAR, writeLiteral } from '#admin/developers/snippets/write_literal'

/** Requires `SENDAM_KEY` in the shell. */
export function toCurl(request: ExampleRequest, base: string): string {
  const { method, path, headers, body, needsKey, file, takesFile, keeps = [] } = request
  const isUsual = method === (body || takesFile ? 'POST' : 'GET')
  const lines = [`curl ${isUsual ? '' : `-X ${method} `}"${base}${path}"`]
  if (needsKey) lines.push('-H "Authorization: Bearer $SENDAM_KEY"')
  for (const [name, value] of Object.entries(headers)) lines.push(`-H "${name}: ${value}"`)
  if (body !== undefined) {
    lines.push('-H "Content-Type: application/json"', `-d '${quoteForShell(body)}'`)
  }
  if (takesFile) lines.push(`-F file=@${EXAMPLE_UPLOAD}`)
  if (file) lines.push(`-fo ${exampleFileName(request)}`)
  const call = lines.join(' \\\n  ')
  if (keeps.length === 0) return call
  return [`${call} | tee answer.json`, ...keeps.map(captureVariable)].join('\n')
}

function quoteForShell(body: unknown): string {
  return writeLiteral(body, JSON_GRAMMAR).replaceAll("'", `'\\''`)
}

/** Shells cannot parse JSON, so `sed` extracts the value, quoted or not. */
function captureVariable({ variable, field }: { variable: string; field: string }): string {
  const name = field.split('.').at(-1)
  return `${variable}=$(sed -n 's/.*"${name}":"\\{0,1\\}\\([^",}]*\\).*/\\1/p' answer.json)`
}
