import {
  type ExampleRequest,
  fileName,
  SENT_FILE,
  withVariables,
} from '#admin/developers/snippets/example_request'
import { type Grammar, JSON_GRAMMAR, literal } from '#admin/developers/snippets/literal'

const GRAMMAR: Grammar = {
  ...JSON_GRAMMAR,
  object: ['{', '}'],
  word: (value) => {
    if (value === null) return 'None'
    return typeof value === 'number' ? String(value) : value ? 'True' : 'False'
  },
  endsWithComma: true,
}

/** For Python 3 with `requests`. */
export function pythonOf(request: ExampleRequest, base: string): string {
  const { method, path, headers, body, needsKey, file, takesFile, keeps = [] } = request
  const sent = [
    ...(needsKey ? [`"Authorization": f"Bearer {os.environ['SENDAM_KEY']}"`] : []),
    ...Object.entries(headers).map(([name, value]) => `"${name}": ${text(value)}`),
  ]
  const given = [text(base + path)]
  if (sent.length) given.push(`headers={\n        ${sent.join(',\n        ')},\n    }`)
  if (body !== undefined) given.push(`json=${literal(body, GRAMMAR, 4, 4)}`)
  if (takesFile) given.push(`files={"file": open("${SENT_FILE}", "rb")}`)
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
