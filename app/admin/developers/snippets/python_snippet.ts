import {
  type ExampleRequest,
  exampleFileName,
  EXAMPLE_UPLOAD,
  replaceVariables,
} from '#admin/developers/snippets/example_request'
import {
  type LiteralGrammar,
  JSON_GRAMMAR,
  writeLiteral,
} from '#admin/developers/snippets/write_literal'

const PYTHON_GRAMMAR: LiteralGrammar = {
  ...JSON_GRAMMAR,
  object: ['{', '}'],
  word: (value) => {
    if (value === null) return 'None'
    return typeof value === 'number' ? String(value) : value ? 'True' : 'False'
  },
  endsWithComma: true,
}

/** For Python 3 with `requests`. */
export function toPython(request: ExampleRequest, base: string): string {
  const { method, path, headers, body, needsKey, file, takesFile, keeps = [] } = request
  const sent = [
    ...(needsKey ? [`"Authorization": f"Bearer {os.environ['SENDAM_KEY']}"`] : []),
    ...Object.entries(headers).map(([name, value]) => `"${name}": ${pythonText(value)}`),
  ]
  const given = [pythonText(base + path)]
  if (sent.length) given.push(`headers={\n        ${sent.join(',\n        ')},\n    }`)
  if (body !== undefined) given.push(`json=${writeLiteral(body, PYTHON_GRAMMAR, 4, 4)}`)
  if (takesFile) given.push(`files={"file": open("${EXAMPLE_UPLOAD}", "rb")}`)
  given.push('timeout=30')
  return [
    ...(needsKey ? ['import os'] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(\n    ${given.join(',\n    ')},\n)`,
    'response.raise_for_status()',
    ...(file
      ? [`open("${exampleFileName(request)}", "wb").write(response.content)`]
      : [
          'answer = response.json()',
          ...keeps.map(
            ({ variable, field }) => `${variable.toLowerCase()} = answer["data"]["${field}"]`
          ),
          ...(keeps.length ? [] : ['print(answer)']),
        ]),
  ].join('\n')
}

function pythonText(value: string): string {
  const filled = replaceVariables(value, (name) => `{${name}}`)
  return filled === value ? JSON.stringify(value) : `f${JSON.stringify(filled)}`
}
