import { test } from '@japa/runner'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RunningSendam } from './running_sendam.js'

const SENTENCE = 'COURIER_DRIVER=sandbox invents waybills for parcels that nobody carries'

test.group('npm start in production', (starts) => {
  let folder = ''
  starts.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'sendam-production-'))
    chmodSync(folder, 0o755)
    return () => rmSync(folder, { recursive: true, force: true })
  })

  test('refuses the courier sandbox with a message and does not start', async ({ assert }) => {
    const sendam = await RunningSendam.launch({
      NODE_ENV: 'production',
      APP_KEY: randomBytes(24).toString('hex'),
      APP_URL: 'https://ship.example.ng',
      COURIER_DRIVER: 'sandbox',
      SENDAM_DATA_DIR: folder,
    })
    assert.equal(await sendam.ended(), 1)
    assert.include(sendam.output, SENTENCE)
    assert.isFalse(await sendam.answers())
  }).timeout(240_000)
})
