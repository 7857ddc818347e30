import {
  type ExampleRequest,
  fileName,
  withVariables,
} from '#admin/developers/snippets/example_request'
import { JSON_GRAMMAR, literal } from '#admin/developers/snippets/literal'

/** For Node 20 and newer: a module, with the key in the environment. */
export function javascriptOf(request: ExampleRequest, base: string): string {
  const { method, path, headers, body, needsKey, file, keeps = [] } = request
  const options: string[] = []
  if (method !== 'GET') options.push(`method: '${method}'`)
  const sent = [
    ...(needsKey ? ["'Authorization': `Bearer ${process.env.SENDAM_KEY}`"] : []),
    ...Object.entries(headers).map(([name, value]) => `'${name}': ${text(value)}`),
    ...(body === undefined ? [] : ["'Content-Type': 'application/json'"]),
  ]
  if (sent.length) options.push(`headers: {\n    ${sent.join(',\n    ')},\n  }`)
  if (body !== undefined) {
    options.push(`body: JSON.stringify(${literal(body, JSON_GRAMMAR, 2, 2)})`)
  }
  const given = options.length ? `, {\n  ${options.join(',\n  ')},\n}` : ''
  return [
    ...(file ? ["import { writeFile } from 'node:fs/promises'", ''] : []),
    `const response = await fetch(${text(base + path)}${given})`,
    ...(file
      ? [
          'if (!response.ok) throw new Error(await response.text())',
          `await writeFile('${fileName(request)}', Buffer.from(await response.arrayBuffer()))`,
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

function text(value: string): string {
  const filled = withVariables(value, (name) => `\${${name}}`)
  return filled === value ? `'${value}'` : `\`${filled}\``
}
