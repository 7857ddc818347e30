import { spawnSync } from 'node:child_process'
import { test } from '@japa/runner'
import { findOperation } from '#admin/developers/openapi/api_tags'
import { toCurl } from '#admin/developers/snippets/curl_snippet'
import type { ExampleRequest } from '#admin/developers/snippets/example_request'
import { toJavascript } from '#admin/developers/snippets/javascript_snippet'
import { toPhp } from '#admin/developers/snippets/php_snippet'
import { toPython } from '#admin/developers/snippets/python_snippet'

const BASE = 'http://127.0.0.1:3333/api/v1'

const BODY = {
  description: `Women's "best" dress, 100 % cotton \\ $NUMBER`,
  nothing: null,
  pickup: true,
  signature: false,
  empty: {},
  none: [],
  items: [
    { weight: 1.2, sizes: [20, 15, 10] },
    { note: 'A long line that does not fit beside the others on one line' },
  ],
}

const REQUEST: ExampleRequest = {
  method: 'PUT',
  path: '/shipment/$NUMBER',
  headers: { 'Idempotency-Key': 'order-1042' },
  body: BODY,
  needsKey: true,
}

type SentRequest = { url: string; method: string; headers: Record<string, string>; body: unknown }

const EXPECTED: SentRequest = {
  url: `${BASE}/shipment/42`,
  method: 'PUT',
  headers: { 'authorization': 'Bearer sdm_test_x', 'idempotency-key': 'order-1042' },
  body: BODY,
}

function normalizeHeaders(headers: object): Record<string, string> {
  const pairs = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  return Object.fromEntries(pairs.filter(([name]) => name !== 'content-type'))
}

function sendWithCurl(): SentRequest {
  const script = `NUMBER=42 SENDAM_KEY=sdm_test_x\ncurl() { printf '%s\\0' "$@"; }\n${toCurl(REQUEST, BASE)}`
  const { stdout } = spawnSync('bash', ['-euc', script], { encoding: 'utf8' })
  const args = stdout.split('\0')
  const valuesOf = (flag: string) =>
    args.flatMap((one, at) => (one === flag ? [args[at + 1]!] : []))
  return {
    url: args.find((one) => one.startsWith('http'))!,
    method: valuesOf('-X')[0]!,
    headers: normalizeHeaders(Object.fromEntries(valuesOf('-H').map((one) => one.split(': ')))),
    body: JSON.parse(valuesOf('-d')[0]!),
  }
}

async function sendWithJavascript(): Promise<SentRequest> {
  const requests: SentRequest[] = []
  const fetch = async (url: string, { method, headers, body }: Record<string, any>) => {
    requests.push({ url, method, headers: normalizeHeaders(headers), body: JSON.parse(body) })
    return { ok: true, json: async () => ({}) }
  }
  const names = ['fetch', 'process', 'console', 'number']
  const code = `return (async () => {\n${toJavascript(REQUEST, BASE)}\n})()`
  await new Function(...names, code)(fetch, { env: { SENDAM_KEY: 'sdm_test_x' } }, { log() {} }, 42)
  return requests[0]!
}

const STUB = `
import sys, types, json, os
os.environ["SENDAM_KEY"] = "sdm_test_x"
number = 42
class Answer:
    def raise_for_status(self): pass
    def json(self): return {}
def put(url, headers, json, timeout):
    import json as text
    sys.stderr.write(text.dumps({"url": url, "method": "PUT", "headers": headers, "body": json}))
    return Answer()
sys.modules["requests"] = types.SimpleNamespace(put=put)
`

function sendWithPython(): SentRequest {
  const { stderr } = spawnSync('python3', ['-c', STUB + toPython(REQUEST, BASE)], {
    encoding: 'utf8',
    // A shell wrapper for Python complains of a missing locale.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
  const request = JSON.parse(stderr) as SentRequest
  return { ...request, headers: normalizeHeaders(request.headers) }
}

const isInstalled = (tool: string) => !spawnSync(tool, ['--version']).error

test.group('Code snippet', () => {
  test('sends the described request in JavaScript', async ({ assert }) => {
    assert.deepEqual(await sendWithJavascript(), EXPECTED)
  })

  test('sends the described request in a shell', ({ assert }) => {
    assert.deepEqual(sendWithCurl(), EXPECTED)
  }).skip(!isInstalled('bash'), 'There is no bash here')

  test('sends the described request in Python', ({ assert }) => {
    assert.deepEqual(sendWithPython(), EXPECTED)
  }).skip(!isInstalled('python3'), 'There is no Python here')

  test('uses the curl functions in PHP', ({ assert }) => {
    const code = toPhp(REQUEST, BASE)
    assert.include(code, `curl_init("${BASE}/shipment/{$number}")`)
    assert.include(code, `'description' => 'Women\\'s "best" dress, 100 % cotton \\\\ $NUMBER',`)
    assert.include(code, `'empty' => new stdClass(),\n        'none' => [],`)
    assert.include(code, `['weight' => 1.2, 'sizes' => [20, 15, 10]],`)
    assert.include(code, `'Authorization: Bearer ' . getenv('SENDAM_KEY'),`)
    assert.include(code, `CURLOPT_CUSTOMREQUEST => 'PUT',`)
  })

  test('saves a file under a descriptive name, and keeps the value that the next call needs', ({
    assert,
  }) => {
    const label = { method: 'GET', path: '/files/label/$NUMBER', headers: {}, needsKey: true }
    const file = { ...label, file: findOperation('api.shipping.courier_labels.show')?.file }
    assert.match(toCurl(file, BASE), / -fo label\.pdf$/)
    assert.include(toJavascript(file, BASE), `writeFile('label.pdf'`)
    const keeps = [{ variable: 'NUMBER', field: 'trackingNumber' }]
    const script = toCurl({ ...label, keeps }, BASE)
      .split('\n')
      .at(-1)
    const answer = `printf '{"data":{"id":7,"trackingNumber":42,"label":null}}' > answer.json`
    const { stdout } = spawnSync(
      'bash',
      ['-euc', `cd $(mktemp -d); ${answer}; ${script}; echo $NUMBER`],
      { encoding: 'utf8' }
    )
    assert.equal(stdout, '42\n')
    assert.include(
      toJavascript({ ...label, keeps }, BASE),
      'const number = answer.data.trackingNumber'
    )
    assert.include(toPython({ ...label, keeps }, BASE), 'number = answer["data"]["trackingNumber"]')
    assert.include(toPhp({ ...label, keeps }, BASE), `$number = $answer['data']['trackingNumber'];`)
  })

  test('sends a file as a form part', ({ assert }) => {
    const upload = {
      ...REQUEST,
      method: 'POST',
      path: '/brand/logo',
      body: undefined,
      takesFile: true,
    }
    const codes = [toCurl, toJavascript, toPhp, toPython].map((write) => write(upload, BASE))
    const parts = [
      `curl "${BASE}/brand/logo" `,
      '-F file=@document.pdf',
      "form.append('file', new Blob([await readFile('document.pdf')]), 'document.pdf')",
      'body: form,',
      "CURLOPT_POSTFIELDS => ['file' => new CURLFile('document.pdf')],",
      'files={"file": open("document.pdf", "rb")},',
    ]
    for (const part of parts) assert.include(codes.join('\n'), part)
    assert.notMatch(codes.join('\n'), /json=|json_encode|application\/json|stringify/)
  })
})
