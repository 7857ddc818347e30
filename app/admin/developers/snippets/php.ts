import {
  type ExampleRequest,
  fileName,
  SENT_FILE,
  withVariables,
} from '#admin/developers/snippets/example_request'
import { type Grammar, literal } from '#admin/developers/snippets/literal'

const GRAMMAR: Grammar = {
  word: String,
  text: quoted,
  field: (name, value) => `'${name}' => ${value}`,
  list: ['[', ']'],
  object: ['[', ']'],
  emptyObject: 'new stdClass()',
  endsWithComma: true,
}

/** For PHP 8 with its own curl, which every host has. */
export function phpOf(request: ExampleRequest, base: string): string {
  const { method, path, headers, body, needsKey, file, takesFile, keeps = [] } = request
  const sent = [
    ...(needsKey ? ["'Authorization: Bearer ' . getenv('SENDAM_KEY')"] : []),
    ...Object.entries(headers).map(([name, value]) => text(`${name}: ${value}`)),
    ...(body === undefined ? [] : ["'Content-Type: application/json'"]),
  ]
  const options = ['CURLOPT_RETURNTRANSFER => true']
  if (method !== 'GET') options.push(`CURLOPT_CUSTOMREQUEST => '${method}'`)
  if (sent.length) {
    options.push(`CURLOPT_HTTPHEADER => [\n        ${sent.join(',\n        ')},\n    ]`)
  }
  if (body !== undefined)
    options.push(`CURLOPT_POSTFIELDS => json_encode(${literal(body, GRAMMAR, 4, 4)})`)
  if (takesFile) {
    options.push(`CURLOPT_POSTFIELDS => ['file' => new CURLFile('${SENT_FILE}')]`)
  }
  return [
    '<?php',
    `$call = curl_init(${text(base + path)});`,
    `curl_setopt_array($call, [\n    ${options.join(',\n    ')},\n]);`,
    '$text = curl_exec($call);',
    '$status = curl_getinfo($call, CURLINFO_RESPONSE_CODE);',
    ...(file
      ? [
          'if ($status !== 200) throw new Exception($text);',
          `file_put_contents('${fileName(request)}', $text);`,
        ]
      : [
          '$answer = json_decode($text, true);',
          `if ($status >= 400) throw new Exception("{$answer['code']}: {$answer['message']}");`,
          ...keeps.map(
            ({ variable, field }) => `$${variable.toLowerCase()} = $answer['data']['${field}'];`
          ),
          ...(keeps.length ? [] : ['print_r($answer);']),
        ]),
  ].join('\n')
}

function text(value: string): string {
  const filled = withVariables(value, (name) => `{$${name}}`)
  return filled === value ? quoted(value) : `"${filled}"`
}

function quoted(value: string): string {
  return `'${value.replace(/['\\]/g, '\\$&')}'`
}
