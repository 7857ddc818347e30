import { test } from '@japa/runner'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { queryAsAdministrator, StreamingReplica } from '#tests/scale/streaming_replica'
import { eventually } from '#tests/support/eventually'
import { toBritain } from '#tests/support/rate_requests'
import { HeldDatabase } from './held_database.js'
import { processes } from './process_list.js'
import { RunningSendam } from './running_sendam.js'
import { SwitchedAddress } from './switched_address.js'

type ApiClientCall = Awaited<ReturnType<RunningSendam['apiClient']>>

type Rate = { shippingRate: number }

const WITHIN_MS = 60_000

/** The tests go on from each other: a crash, then the failover, then life on the new primary. */
test.group('A failover of the database', (group) => {
  let folder = ''
  let primary: HeldDatabase
  let standby: StreamingReplica
  let left: StreamingReplica
  let address: SwitchedAddress
  let sendam: RunningSendam
  let staff: ApiClientCall
  let member: ApiClientCall
  let walletId = 0
  let walletUserId = 0

  group.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sendam-failover-'))
    chmodSync(folder, 0o755)
    primary = await HeldDatabase.open(join(folder, 'elsewhere'), 'sendam')
    standby = await StreamingReplica.of(primary, join(folder, 'standby'))
    left = await StreamingReplica.of(primary, join(folder, 'left'))
    address = await SwitchedAddress.to(primary.url)
    sendam = await RunningSendam.start({
      SENDAM_DATA_DIR: folder,
      DATABASE_URL: address.url,
      DATABASE_READ_URL: `${standby.url},${left.url}`,
      WEB_PROCESSES: '2',
    })
    staff = await sendam.apiClient('admin@sendam.test')
    member = await sendam.apiClient('member@sendam.test')
    const { data: wallet } = await read(member, '/wallet')
    const { data: found } = await read(staff, '/wallet/all?condition=member')
    walletId = wallet.id
    walletUserId = found[0].userId
    return async () => {
      await sendam.signal('SIGTERM')
      address.close()
      await Promise.all([standby.kill(), left.kill(), primary.kill()])
      await eventually(() => !processes().some(({ command }) => command.includes(folder)))
      rmSync(folder, { recursive: true, force: true })
    }
  })

  async function read(apiClient: ApiClientCall, path: string): Promise<any> {
    const response = await apiClient('GET', path)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.json()
  }

  const credit = (comment: string, key?: string) =>
    staff(
      'POST',
      '/wallet/operation',
      { walletId, walletUserId, amount: 1, isCredit: true, comment },
      key ? { 'idempotency-key': key } : {}
    )

  const comments = async (): Promise<string[]> => {
    const { data } = await read(member, '/transactions/history/recent')
    return data.map((row: { comment: string }) => row.comment)
  }

  const isOn = async (server: HeldDatabase | StreamingReplica, comment: string) => {
    const found = `select 1 from ledger_transfers where comment = '${comment}'`
    const rows = await server.query(found)
    return rows.length === 1
  }

  async function health(): Promise<{ status: number; body: any }> {
    const response = await fetch(`${sendam.address}/health`, { headers: { connection: 'close' } })
    return { status: response.status, body: await response.json() }
  }

  /** Returns the prices that eight requests get; so many reach every web process. */
  async function prices(): Promise<number[]> {
    const answers = Array.from({ length: 8 }, async () => {
      const response = await fetch(`${sendam.address}/api/v1/rate/quote`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'connection': 'close' },
        body: JSON.stringify(toBritain()),
      })
      const { data } = (await response.json()) as { data: { courierRates: Rate[] } }
      return Math.min(...data.courierRates.map(({ shippingRate }) => shippingRate))
    })
    return [...new Set(await Promise.all(answers))]
  }

  const setPrices = (percent: number) =>
    `update shipping_rates set rate_kobo = rate_kobo / 100 * ${percent}`

  test('does not lose a payment that was confirmed by a repeated key', async ({
    assert,
    cleanup,
  }) => {
    const KEY = 'credit-before-the-crash'
    const waitFor = async (names: string) => {
      await queryAsAdministrator(primary, `alter system set synchronous_standby_names = ${names}`)
      await queryAsAdministrator(primary, 'select pg_reload_conf()')
    }
    const isWaiting = async () => {
      const rows = await queryAsAdministrator(
        primary,
        `select 1 from pg_stat_activity join pg_locks using (pid)
         where wait_event = 'SyncRep' and relation = 'idempotency_keys'::regclass`
      )
      return rows.length > 0
    }
    cleanup(() => waitFor("''"))
    await waitFor('absent')
    const cut = credit('Paid once', KEY).catch(() => 'cut off')
    await eventually(isWaiting)
    const { serverPid } = primary
    process.kill(serverPid, 'SIGKILL')
    await cut
    await eventually(async () => primary.serverPid !== serverPid && !(await isWaiting()), WITHIN_MS)

    const statuses = new Set<number>()
    const repeat = async () => {
      const { status } = await credit('Paid once', KEY)
      statuses.add(status)
      return status === 200
    }
    const waits = () => eventually(isWaiting).then(() => true)
    await eventually(() => Promise.race([repeat(), waits()]), WITHIN_MS)
    assert.notInclude([...statuses], 200, 'It is told without a standby')
    await waitFor("''")
    const answer = await credit('Paid once', KEY)
    assert.deepEqual([answer.status, answer.headers.get('idempotency-replayed')], [200, 'true'])
    assert.isTrue(await isOn(primary, 'Paid once'))
  })

  test('answers 503 with Retry-After until the standby is promoted, then works without a restart', async ({
    assert,
  }) => {
    const [before] = await prices()
    // The standby that will be promoted misses what follows; the other one has it.
    await standby.kill()
    const confirmed = await credit('Lost')
    assert.equal(confirmed.status, 200)
    // More than the new primary will write until it is compared.
    for (const percent of [100, 100, 100, 200]) await primary.query(setPrices(percent))
    const [lost] = await prices()
    assert.isAbove(lost!, before!)
    await eventually(() => isOn(left, 'Lost'))
    await primary.kill()
    await standby.start()
    address.lead(standby.url)

    await eventually(async () => {
      const { status, body } = await health()
      return status === 503 && body.problems[0].includes('read-only')
    })
    const seen = new Set<string>()
    const tryToPay = async () => {
      const answer = await member('PUT', '/wallet/alert', { amount: 500 })
      seen.add(`${answer.status} ${answer.headers.get('retry-after')}`)
      return answer.status === 200
    }
    await eventually(async () => !(await tryToPay()))
    address.lead(null)
    await standby.query('select pg_promote(false)')
    await eventually(async () => {
      const [[isReplica] = []] = await standby.query('select pg_is_in_recovery()')
      return isReplica === false
    }, WITHIN_MS)
    await standby.query(setPrices(300))
    address.lead(standby.url)
    await eventually(tryToPay, WITHIN_MS)
    assert.sameMembers([...seen], ['503 5', '200 null'])
    const after = await prices()
    assert.lengthOf(after, 1)
    assert.isAbove(after[0]!, lost!)
  })

  test('leaves a replica unread that has followed the lost primary further', async ({ assert }) => {
    const confirmed = await credit('Kept')
    assert.equal(confirmed.status, 200)
    for (let n = 0; n < 20; n++) {
      const seen = await comments()
      assert.include(seen, 'Kept')
      assert.notInclude(seen, 'Lost')
    }
    await eventually(async () => {
      const { status, body } = await health()
      return status === 200 && body.checks.replica === false
    })
  })
})
