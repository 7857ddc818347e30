import { test } from '@japa/runner'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SystemRedis } from '../../bin/runtime/system_redis.js'
import { childrenOf, processes } from '#tests/faults/runtime/process_list'
import { HeldDatabase } from '#tests/faults/runtime/held_database'
import { RunningSendam } from '#tests/faults/runtime/running_sendam'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { SmtpFake } from '#tests/functional/shared/mail/smtp_fake'
import { eventually } from '#tests/support/eventually'

test.group('During a Redis outage', (group) => {
  let folder = ''
  let redis: SystemRedis
  let database: HeldDatabase
  let sendam: RunningSendam
  const smtp = new SmtpFake()

  group.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sendam-redis-'))
    chmodSync(folder, 0o755)
    redis = await SystemRedis.start(join(folder, 'redis'))
    database = await HeldDatabase.open(join(folder, 'elsewhere'), 'sendam')
    sendam = await RunningSendam.start({
      SENDAM_DATA_DIR: folder,
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      SMTP_URL: await smtp.start(),
      WEB_PROCESSES: '2',
    })
    return async () => {
      await sendam.signal('SIGTERM')
      await Promise.all([redis.kill(), database.kill(), smtp.stop()])
      await eventually(() => !processes().some(({ command }) => command.includes(folder)))
      rmSync(folder, { recursive: true, force: true })
    }
  })

  group.each.setup(() => () => redis.startAgain())

  /** A job sends the mails, so a received mail shows that the job ran. */
  const hasLetter = (email: string) => smtp.received.some(({ to }) => to.includes(email))

  test('pages answer 503 but API calls with a token work; afterwards, all works again', async ({
    assert,
  }) => {
    const page = new PageSession({}, sendam.address)
    await page.signIn('member@sendam.test')
    const before = await page.get('/api/v1/wallet')
    assert.equal(before.status, 200)
    const { data: wallet } = await before.json()
    const staff = await sendam.apiClient('admin@sendam.test')
    const search = await staff('GET', '/wallet/all?condition=member')
    const { data: members } = (await search.json()) as any
    await redis.kill()

    const call = await page.get('/api/v1/wallet')
    const { code } = await call.json()
    assert.deepEqual([call.status, code], [503, 'E_UNAVAILABLE'])
    const home = await page.get('/base/home')
    assert.equal(home.status, 503)
    assert.match(await home.text(), /<h1[^>]*>Something went wrong/)
    assert.match(await sendam.signIn('other@sendam.test'), /503/)

    const credit = await staff('POST', '/wallet/operation', {
      walletId: wallet.id,
      walletUserId: members[0].userId,
      amount: 100,
      isCredit: true,
      comment: 'Sorry',
    })
    assert.equal(credit.status, 200)
    const health = await fetch(`${sendam.address}/health`)
    const { checks } = (await health.json()) as any
    assert.equal(health.status, 200)
    assert.deepEqual(checks, { database: true, queue: true, redis: false })

    await redis.startAgain()
    const wallets: { cashBalance: number }[] = []
    await eventually(async () => {
      const answer = await page.get('/api/v1/wallet')
      const { data } = await answer.json()
      if (answer.ok) wallets.push(data)
      return answer.ok
    })
    const [after] = wallets
    assert.equal(after!.cashBalance - wallet.cashBalance, 100)
    assert.match(await sendam.signIn('other@sendam.test'), /^Bearer /)
  })

  test('jobs run, and they still run afterwards', async ({ assert }) => {
    const owner = await sendam.apiClient('owner@acme.test')
    const invite = async (email: string) => {
      const { status } = await owner('POST', '/organization/invitations', { email, role: 'member' })
      assert.equal(status, 200)
    }
    await redis.kill()
    await invite('meanwhile@mail.example')
    await eventually(() => hasLetter('meanwhile@mail.example'))
    await redis.startAgain()
    await invite('afterwards@mail.example')
    await eventually(() => hasLetter('afterwards@mail.example'))
    const letters = smtp.received.filter(({ to }) => to.includes('meanwhile@mail.example'))
    assert.lengthOf(letters, 1)
  })

  test('a worker that starts now runs jobs', async ({ assert }) => {
    const owner = await sendam.apiClient('owner@acme.test')
    await redis.kill()
    const { pid } = childrenOf(sendam.pid).find(({ command }) => command.includes('bin/worker'))!
    process.kill(pid, 'SIGKILL')
    await eventually(() => sendam.output.includes('The worker process stopped'))
    const email = 'begun@mail.example'
    const { status } = await owner('POST', '/organization/invitations', { email, role: 'member' })
    assert.equal(status, 200)
    await eventually(() => hasLetter(email))
    assert.equal(sendam.output.split('The worker process stopped').length, 2, sendam.output)
  })

  test('each web process counts rate limits by itself', async ({ assert }) => {
    await redis.kill()
    const statuses = new Set<number>()
    for (let n = 0; n < 125 && !statuses.has(429); n++) {
      const response = await fetch(`${sendam.address}/api/v1/shipment/100000000001/track`)
      await response.arrayBuffer()
      statuses.add(response.status)
    }
    await redis.startAgain()
    assert.sameMembers([...statuses], [404, 429])
  })
})
