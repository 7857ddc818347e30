import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { SmtpFake } from '#tests/functional/shared/mail/smtp_fake'
import { freePort } from '../../../bin/runtime/port.js'
import { RunningSendam } from './running_sendam.js'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const run = promisify(execFile)
const ROOT_PERSON = { username: 'you@example.ng', password: 'Kuku#Parcels26' }

test.group('Production with unreachable external services', () => {
  test('starts, reports each failing service, and needs no restart once one is back', async ({
    assert,
    cleanup,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'sendam-unreachable-'))
    chmodSync(folder, 0o755)
    const unusedUrl = await freePort()
    const mailPort = await freePort()
    const env = buildEnv(folder, `http://127.0.0.1:${unusedUrl}`, mailPort)
    const sendam = await RunningSendam.start(env)
    cleanup(async () => {
      await sendam.signal('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    })

    const trial = await createTrials(sendam, await readRootLink(env))
    assert.deepEqual(await Promise.all(['mail', 'sms', 'storage', 'payment'].map(trial)), [
      'fails: The mail server cannot be reached.',
      'fails: Nothing is listening at that address.',
      'fails: Nothing is listening at that address.',
      'fails: Our payment partner does not answer at the moment. Please try again in a few minutes.',
    ])
    assert.isTrue(await sendam.answers())

    const mail = new SmtpFake()
    await mail.start(mailPort)
    cleanup(() => mail.stop())
    assert.match(
      await trial('mail'),
      /^works: The mail server accepted an e-mail to you@example\.ng/
    )
    assert.deepEqual(mail.received[0]?.to, [ROOT_PERSON.username])
  })
})

function buildEnv(folder: string, unusedUrl: string, mailPort: number): Record<string, string> {
  return {
    NODE_ENV: 'production',
    APP_KEY: randomBytes(24).toString('hex'),
    APP_URL: 'https://ship.example.ng',
    SENDAM_DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    SMS_DRIVER: 'termii',
    TERMII_API_KEY: 'key',
    TERMII_BASE_URL: unusedUrl,
    S3_BUCKET: 'files',
    S3_ENDPOINT: unusedUrl,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    PAYMENT_PROVIDER: 'paystack',
    PAYSTACK_PUBLIC_KEY: 'pk_live_1',
    PAYSTACK_SECRET_KEY: 'sk_live_1',
    PAYSTACK_BASE_URL: unusedUrl,
  }
}

/** Creates a root account; the command prints the sign-in link, since no mail server accepts it. */
async function readRootLink(env: Record<string, string>): Promise<string> {
  const { PATH, HOME } = process.env
  const { stdout, stderr } = await run(
    process.execPath,
    ['ace.js', 'make:root', ROOT_PERSON.username],
    { cwd: ROOT, env: { PATH, HOME, ...env } }
  )
  const [, token] = /\/reset\/([\w-]+)/.exec(stdout + stderr) ?? []
  if (!token) throw new Error(`No link: ${stdout}${stderr}`)
  return token
}

async function createTrials({ address }: RunningSendam, token: string) {
  const send = async (method: string, path: string, body: object, authorization?: string) => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    })
    if (response.ok) return response
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  }
  const { password } = ROOT_PERSON
  await send('PUT', `/resetPassword/${token}`, {
    newPassword: password,
    newPasswordConfirmation: password,
  })
  const signedIn = await send('POST', '/login', ROOT_PERSON)
  const bearer = signedIn.headers.get('authorization') ?? ''
  await send('PUT', '/user/phoneNumber', { phoneNumber: '08031234567' }, bearer)
  return async (part: string): Promise<string> => {
    const response = await send('POST', '/setup/trial', { part }, bearer)
    const { data } = (await response.json()) as { data: { works: boolean; sentence: string } }
    return `${data.works ? 'works' : 'fails'}: ${data.sentence}`
  }
}
