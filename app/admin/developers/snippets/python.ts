import {
  type ExampleRequest,
  fileName,
  withVariables,
} from '#admin/developers/snippets/example_request'

/** For Python 3 with `requests`. */
export function pythonOf(request: ExampleRequest, base: string): string {
  const { method, path, headers, body, needsKey, file, keeps = [] } = request
  const sent = [
    ...(needsKey ? [`"Authorization": f"Bearer {os.environ['SENDAM_KEY']}"`] : []),
    ...Object.entries(headers).map(([name, value]) => `"${name}": ${text(value)}`),
  ]
  const given = [text(base + path)]
  if (sent.length) given.push(`headers={\n        ${sent.join(',\n        ')},\n    }`)
  if (body !== undefined) given.push(`json=${literal(body, 4)}`)
  given.push('timeout=30')
  return [
    ...(needsKey ? ['import os'] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(\n    ${given.join(',\n    ')},\n)`,
    'response.raise_for_status()',
    ...(file
      ? [`open("${fileName(request)}", "wb").write(response.content)`]
      : [
          'answer = response.json()',
          ...keeps.map(
            ({ variable, field }) => `${variable.toLowerCase()} = answer["data"]["${field}"]`
          ),
          ...(keeps.length ? [] : ['print(answer)']),
        ]),
  ].join('\n')
}

function text(value: string): string {
  const filled = withVariables(value, (name) => `{${name}}`)
  return filled === value ? JSON.stringify(value) : `f${JSON.stringify(filled)}`
}

/** A value of JSON as Python writes it. */
function literal(value: unknown, indent: number): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const isList = Array.isArray(value)
  const entries = isList
    ? value.map((one) => literal(one, indent + 4))
    : Object.entries(value).map(([name, one]) => `"${name}": ${literal(one, indent + 4)}`)
  const [open, close] = isList ? '[]' : '{}'
  if (entries.length === 0) return open! + close!
  const inside = ' '.repeat(indent + 4)
  return `${open}\n${inside}${entries.join(`,\n${inside}`)},\n${' '.repeat(indent)}${close}`
}
