import {
  type ExampleRequest,
  exampleFileName,
  EXAMPLE_UPLOAD,
  replaceVariables,
} from '#admin/developers/snippets/example_request'
import { JSON_GRAMMAR, writeLiteral } from '#admin/developers/snippets/write_literal'

/** A module for Node 20 or newer. */
export function toJavascript(request: ExampleRequest, base: string): string {
  const { method, path, headers, body, needsKey, file, takesFile, keeps = [] } = request
  const options: string[] = []
  if (method !== 'GET') options.push(`method: '${method}'`)
  const sent = [
    ...(needsKey ? ["'Authorization': `Bearer ${process.env.SENDAM_KEY}`"] : []),
    ...Object.entries(headers).map(([name, value]) => `'${name}': ${javascriptText(value)}`),
    ...(body === undefined ? [] : ["'Content-Type': 'application/json'"]),
  ]
  if (sent.length) options.push(`headers: {\n    ${sent.join(',\n    ')},\n  }`)
  if (body !== undefined) {
    options.push(`body: JSON.stringify(${writeLiteral(body, JSON_GRAMMAR, 2, 2)})`)
  }
  if (takesFile) options.push('body: form')
  const given = options.length ? `, {\n  ${options.join(',\n  ')},\n}` : ''
  return [
    ...(file ? ["import { writeFile } from 'node:fs/promises'", ''] : []),
    ...(takesFile
      ? [
          "import { readFile } from 'node:fs/promises'",
          '',
          'const form = new FormData()',
          `form.append('file', new Blob([await readFile('${EXAMPLE_UPLOAD}')]), '${EXAMPLE_UPLOAD}')`,
        ]
      : []),
    `const response = await fetch(${javascriptText(base + path)}${given})`,
    ...(file
      ? [
          'if (!response.ok) throw new Error(await response.text())',
          `await writeFile('${exampleFileName(request)}', Buffer.from(await response.arrayBuffer()))`,
        ]
      : [
          'const answer = await response.json()',
          'if (!response.ok) throw new Error(`${answer.code}: ${answer.message}`)',
          ...keeps.map(
            ({ variable, field }) => `const ${variable.toLowerCase()} = answer.data.${field}`
          ),
          ...(keeps.length ? [] : ['console.log(answer)']),
        ]),
  ].join('\n')
}

function javascriptText(value: string): string {
  const filled = replaceVariables(value, (name) => `\${${name}}`)
  return filled === value ? `'${value}'` : `\`${filled}\``
}
