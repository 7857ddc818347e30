import {
  type ExampleRequest,
  exampleFileName,
  EXAMPLE_UPLOAD,
  replaceVariables,
} from '#admin/developers/snippets/example_request'
import { type LiteralGrammar, writeLiteral } from '#admin/developers/snippets/write_literal'

const PHP_GRAMMAR: LiteralGrammar = {
  word: String,
  text: quotePhp,
  field: (name, value) => `'${name}' => ${value}`,
  list: ['[', ']'],
  object: ['[', ']'],
  emptyObject: 'new stdClass()',
  endsWithComma: true,
}

/** For PHP 8 with its curl extension, which every host has. */
export function toPhp(request: ExampleRequest, base: string): string {
  const { method, path, headers, body, needsKey, file, takesFile, keeps = [] } = request
  const sent = [
    ...(needsKey ? ["'Authorization: Bearer ' . getenv('SENDAM_KEY')"] : []),
    ...Object.entries(headers).map(([name, value]) => phpText(`${name}: ${value}`)),
    ...(body === undefined ? [] : ["'Content-Type: application/json'"]),
  ]
  const options = ['CURLOPT_RETURNTRANSFER => true']
  if (method !== 'GET') options.push(`CURLOPT_CUSTOMREQUEST => '${method}'`)
  if (sent.length) {
    options.push(`CURLOPT_HTTPHEADER => [\n        ${sent.join(',\n        ')},\n    ]`)
  }
  if (body !== undefined)
    options.push(`CURLOPT_POSTFIELDS => json_encode(${writeLiteral(body, PHP_GRAMMAR, 4, 4)})`)
  if (takesFile) {
    options.push(`CURLOPT_POSTFIELDS => ['file' => new CURLFile('${EXAMPLE_UPLOAD}')]`)
  }
  return [
    '<?php',
    `$call = curl_init(${phpText(base + path)});`,
    `curl_setopt_array($call, [\n    ${options.join(',\n    ')},\n]);`,
    '$text = curl_exec($call);',
    '$status = curl_getinfo($call, CURLINFO_RESPONSE_CODE);',
    ...(file
      ? [
          'if ($status !== 200) throw new Exception($text);',
          `file_put_contents('${exampleFileName(request)}', $text);`,
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

function phpText(value: string): string {
  const filled = replaceVariables(value, (name) => `{$${name}}`)
  return filled === value ? quotePhp(value) : `"${filled}"`
}

function quotePhp(value: string): string {
  return `'${value.replace(/['\\]/g, '\\$&')}'`
}
