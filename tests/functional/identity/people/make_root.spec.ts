import { execFile } from 'node:child_process'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import User from '#identity/accounts/models/user'
import { freePort } from '../../../../bin/runtime/port.js'
import { withMailServer } from '#tests/functional/shared/mail/mail_server'
import { call, PASSWORD, person } from '#tests/support/people'

const ROOT = 'ops@ship.test'
const NEW = 'Harbour#2027'
const LOGIN = '/api/v1/login'

async function makeRoot(email: string) {
  ace.ui.switchMode('raw')
  const { exitCode } = await ace.exec('make:root', [email])
  const output = ace.ui.logger
    .getLogs()
    .map(({ message }) => message.replace(/^\[ \w+\(\w+\) \] /, ''))
  ace.ui.logger.flushLogs()
  ace.ui.switchMode('normal')
  return { exitCode: exitCode ?? 0, output: output.join('\n') }
}

const tokenIn = (text: string) => /\/reset\/([\w-]+)/.exec(text)?.[1] ?? 'no link'

async function choosePassword(token: string) {
  const body = { newPassword: NEW, newPasswordConfirmation: NEW }
  const { status } = await call('PUT', `/api/v1/resetPassword/${token}`, body)
  return status
}

async function signIn(username: string, password: string) {
  const { status } = await call('POST', LOGIN, { username, password })
  return status
}

test.group('The first administrator', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('without a mail server gets a link on the terminal, chooses a password and signs in', async ({
    assert,
  }) => {
    const { exitCode, output } = await makeRoot('Ops@Ship.test')
    assert.equal(exitCode, 0, output)
    assert.include(output, `${ROOT} is a root administrator now.`)
    assert.equal(await choosePassword(tokenIn(output)), 200)
    assert.equal(await signIn(ROOT, NEW), 200)
    const user = await User.findByOrFail('email', ROOT)
    assert.deepEqual([user.role, user.status], ['ROOT', 'ACTIVE'])
    const audited = await db.from('audit_entries').where('subject_id', String(user.id)).first()
    assert.equal(audited?.action, 'user.create')
  })

  test('with a mail server gets the link by e-mail and not on the terminal', async ({
    assert,
    cleanup,
  }) => {
    const server = await withMailServer(cleanup)
    const { output } = await makeRoot(ROOT)
    assert.include(output, `A link to choose a password is on its way to ${ROOT}.`)
    assert.equal(tokenIn(output), 'no link')
    assert.deepEqual(server.received[0]?.to, [ROOT])
  })

  test('gets the link on the terminal when the mail server refuses', async ({
    assert,
    cleanup,
  }) => {
    const server = await withMailServer(cleanup)
    server.refusal = '450 not now'
    const { exitCode, output } = await makeRoot(ROOT)
    assert.equal(exitCode, 0)
    assert.include(output, 'The mail server did not accept the mail.')
    assert.equal(await choosePassword(tokenIn(output)), 200)
  })

  test('gets a new link when created again before choosing a password', async ({ assert }) => {
    const first = await makeRoot(ROOT)
    const { output } = await makeRoot(ROOT)
    assert.include(output, `${ROOT} is a root administrator already, without a password yet.`)
    assert.lengthOf(await User.query().where('email', ROOT), 1)
    assert.equal(await choosePassword(tokenIn(first.output)), 422)
    assert.equal(await choosePassword(tokenIn(output)), 200)
  })

  test('stays unchanged when already a root administrator', async ({ assert }) => {
    const root = await person({ role: 'ROOT' })
    const { exitCode, output } = await makeRoot(root.email)
    assert.equal(exitCode, 0)
    assert.match(output, new RegExp(`^${root.email} is a root administrator already: `))
    assert.equal(await signIn(root.email, PASSWORD), 200)
  })

  test('may be a former customer, whose password and sessions end', async ({ assert }) => {
    const customer = await person()
    const login = await call('POST', LOGIN, { username: customer.email, password: PASSWORD })
    const authorization = login.headers.get('authorization')!
    const { output } = await makeRoot(customer.email)
    assert.include(
      output,
      'The account existed already. Its old password and sessions no longer work.'
    )
    const ping = await call('POST', '/api/v1/ping', {}, { authorization })
    assert.equal(ping.status, 401)
    assert.equal(await signIn(customer.email, PASSWORD), 401)
    await choosePassword(tokenIn(output))
    await customer.refresh()
    assert.equal(customer.role, 'ROOT')
    assert.equal(await signIn(customer.email, NEW), 200)
  })

  test('cannot be a blocked account', async ({ assert }) => {
    const blocked = await person()
    await blocked.merge({ blockedAt: DateTime.utc() }).save()
    const { exitCode, output } = await makeRoot(blocked.email)
    assert.equal(exitCode, 1)
    assert.match(output, /^The account of \S+ is blocked: [^\n]+\.$/)
    await blocked.refresh()
    assert.equal(blocked.role, 'MEMBER')
  })

  for (const wrong of ['ops', 'ops@ship', 'ops @ship.test', `${'a'.repeat(260)}@ship.test`]) {
    test(`cannot be "${wrong.slice(0, 20)}", which is not an e-mail address`, async ({
      assert,
    }) => {
      const { exitCode, output } = await makeRoot(wrong)
      assert.equal(exitCode, 1)
      assert.equal(output, `${wrong} is not an e-mail address.`)
    })
  }
})

test.group('node ace make:root', () => {
  /** Runs the command as an operator does, on their own database. */
  function command(databaseUrl: string) {
    const given = { SENDAM_ROOT: '', NODE_ENV: '', FORCE_COLOR: '0', DATABASE_URL: databaseUrl }
    const options = { cwd: app.makePath(), env: { ...process.env, ...given } }
    return new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        ['ace.js', 'make:root', ROOT],
        options,
        (_error, out, errors) => resolve({ code: child.exitCode, output: out + errors })
      )
    })
  }

  test('reports an unreachable database in one sentence', async ({ assert }) => {
    const port = await freePort()
    const { code, output } = await command(`postgres://app:secret@127.0.0.1:${port}/parcels`)
    assert.equal(code, 1)
    assert.match(output, /^The database on 127\.0\.0\.1:\d+ cannot be reached[^\n]*\.\n$/)
  })

  test('reports an empty database in one sentence', async ({ assert }) => {
    const empty = new URL(process.env.DATABASE_URL!)
    empty.pathname = '/postgres'
    const { code, output } = await command(empty.href)
    assert.equal(code, 1)
    assert.match(output, /^\[ error \] The database has no tables yet: [^\n]+\.\n$/)
  })
})
