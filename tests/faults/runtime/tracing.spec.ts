import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { kill, startWeb } from '#tests/faults/wallet/processes'
import { eventually } from '#tests/support/eventually'

const SECRET = 'Zx81qLm2-0aB7cD9eF3gH5'
const MAIL = 'ngozi.secret@mail.example'

async function startCollector() {
  const texts: string[] = []
  const server = createServer((request, response) => {
    request.setEncoding('utf8')
    let text = ''
    request.on('data', (part) => (text += part))
    request.on('end', () => {
      texts.push(text)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, texts, address: `http://127.0.0.1:${port}` }
}

test.group('Traces', () => {
  test('are sent to OTEL_EXPORTER_OTLP_ENDPOINT by route, without URL, e-mail address or token', async ({
    assert,
    cleanup,
  }) => {
    const { server, texts, address } = await startCollector()
    cleanup(() => void server.close())
    const web = await startWeb({
      OTEL_EXPORTER_OTLP_ENDPOINT: address,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    })
    cleanup(() => kill(web.child))
    await fetch(`${web.address}/reset/${SECRET}?email=${MAIL}`, { headers: { 'user-agent': MAIL } })
    await eventually(() => texts.some((text) => text.includes('/reset/:token')))
    const text = texts.join('')
    assert.include(text, '"stringValue":"sendam"')
    assert.include(text, 'identity.choose_password')
    assert.notInclude(text, SECRET)
    assert.notInclude(text, MAIL)
  })
})
