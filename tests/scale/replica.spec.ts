import { test } from '@japa/runner'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processes } from '#tests/faults/runtime/process_list'
import { HeldDatabase } from '#tests/faults/runtime/held_database'
import { RunningSendam } from '#tests/faults/runtime/running_sendam'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { StreamingReplica } from '#tests/scale/streaming_replica'
import { eventually } from '#tests/support/eventually'

type ApiClientCall = Awaited<ReturnType<RunningSendam['apiClient']>>

const TRANSACTIONS = '/base/wallet/transactions'
/** Twice the lag of 30 seconds at which the replica is no longer read. */
const TOO_FAR_WITHIN_MS = 60_000

test.group('The read replica', (group) => {
  let folder = ''
  let database: HeldDatabase
  let replica: StreamingReplica
  let other: StreamingReplica
  let sendam: RunningSendam
  let staff: ApiClientCall
  let member: ApiClientCall
  let credits = 0
  let credit: (comment: string) => Promise<void>

  group.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sendam-replica-'))
    chmodSync(folder, 0o755)
    database = await HeldDatabase.open(join(folder, 'elsewhere'), 'sendam')
    replica = await StreamingReplica.of(database, join(folder, 'replica'))
    other = await StreamingReplica.of(database, join(folder, 'other'))
    sendam = await RunningSendam.start({
      SENDAM_DATA_DIR: folder,
      DATABASE_URL: database.url,
      DATABASE_READ_URL: `${replica.url}, ${other.url}`,
      WEB_PROCESSES: '2',
    })
    staff = await sendam.apiClient('admin@sendam.test')
    member = await sendam.apiClient('member@sendam.test')
    const { data: wallet } = await read(member, '/wallet')
    const { data: found } = await read(staff, '/wallet/all?condition=member')
    credit = async (comment) => {
      const { status } = await staff('POST', '/wallet/operation', {
        walletId: wallet.id,
        walletUserId: found[0].userId,
        amount: 1,
        isCredit: true,
        comment,
      })
      if (status !== 200) throw new Error(`No credit: ${status}`)
    }
    return async () => {
      await sendam.signal('SIGTERM')
      await Promise.all([replica.kill(), other.kill(), database.kill()])
      await eventually(() => !processes().some(({ command }) => command.includes(folder)))
      rmSync(folder, { recursive: true, force: true })
    }
  })

  group.each.setup(async () => {
    await catchUp()
    await eventually(() => isUsed(true))
  })

  async function read(apiClient: ApiClientCall, path: string): Promise<any> {
    const response = await apiClient('GET', path)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.json()
  }

  const sees = async (comment: string) => {
    const { data } = await read(member, '/transactions/history/recent')
    return data.some((row: { comment: string }) => row.comment === comment)
  }

  /** Returns whether eight web requests all say so; so many reach every web process. */
  async function isUsed(wanted: boolean) {
    const requests = Array.from({ length: 8 }, async () => {
      const response = await fetch(`${sendam.address}/health`, { headers: { connection: 'close' } })
      const { checks } = (await response.json()) as any
      return response.status === 200 && checks.replica === wanted
    })
    const answers = await Promise.all(requests)
    return answers.every(Boolean)
  }

  async function pause(paused: StreamingReplica) {
    await paused.query('select pg_wal_replay_pause()')
    await eventually(async () => {
      const [[state] = []] = await paused.query('select pg_get_wal_replay_pause_state()')
      return state === 'paused'
    })
  }

  const nextComment = () => `Credit ${++credits}`

  /** Pauses both and credits the wallet; returns the comment that the replicas now lack. */
  async function pauseReplicas(shows: (comment: string) => Promise<boolean>): Promise<string> {
    let comment = ''
    await eventually(async () => {
      await catchUp()
      await Promise.all([replica, other].map(pause))
      comment = nextComment()
      await credit(comment)
      return !(await shows(comment))
    })
    return comment
  }

  /** Lets the replicas catch up. This may cancel queries that run on them. */
  async function catchUp(all = [replica, other]) {
    const [[end] = []] = await database.query('select pg_current_wal_insert_lsn()')
    await eventually(async () => {
      const areThere = await Promise.all(
        all.map(async (behind) => {
          await behind.query('select pg_wal_replay_resume()')
          const [[isThere] = []] = await behind.query(`select pg_last_wal_replay_lsn() >= '${end}'`)
          return isThere === true
        })
      )
      return areThere.every(Boolean)
    })
  }

  test('serves lists, but a person who has just changed something reads the primary', async ({
    assert,
  }) => {
    const missing = await pauseReplicas(sees)
    const { status } = await member('PUT', '/wallet/alert', { amount: 500 })
    assert.equal(status, 200)
    const seen = await Promise.all(Array.from({ length: 20 }, () => sees(missing)))
    assert.deepEqual(new Set(seen), new Set([true]))
    await pauseReplicas(sees)
  })

  test('serves a person only if it has their changes itself, whatever another has', async ({
    assert,
  }) => {
    const lost: string[] = []
    for (const [behind, ahead] of [
      [replica, other],
      [other, replica],
    ] as const) {
      await catchUp()
      await pause(behind)
      const [own, later] = [nextComment(), nextComment()]
      await credit(own)
      const { status } = await member('PUT', '/wallet/alert', { amount: 500 })
      assert.equal(status, 200)
      await catchUp([ahead])
      await pause(ahead)
      await credit(later)
      // The primary answers until each process has checked the replica again.
      await eventually(async () => {
        if (!(await sees(own))) lost.push(own)
        return !(await sees(later))
      })
    }
    assert.deepEqual(lost, [])
  })

  test('is not read for a live update, nor afterwards by the person who received it', async ({
    assert,
  }) => {
    const page = new PageSession({}, sendam.address)
    await page.signIn('member@sendam.test')
    const html = await page.get(TRANSACTIONS)
    const [, version = ''] = /"version":"([^"]+)"/.exec(await html.text())!
    const shows = async (comment: string, headers: Record<string, string> = {}) => {
      const response = await page.get(TRANSACTIONS, {
        'x-inertia': 'true',
        'x-inertia-version': version,
        'x-inertia-partial-component': 'wallet/transactions/transactions',
        'x-inertia-partial-data': 'transactions',
        ...headers,
      })
      const props = await response.text()
      return props.includes(comment)
    }
    const missing = await pauseReplicas(shows)
    assert.isTrue(await shows(missing, { 'sendam-live': '1' }))
    const seen = await Promise.all(Array.from({ length: 10 }, () => shows(missing)))
    assert.deepEqual(new Set(seen), new Set([true]))
  })

  test('is not read while it lags far behind, and is read again afterwards', async ({ assert }) => {
    const missing = await pauseReplicas(sees)
    await eventually(() => isUsed(false), TOO_FAR_WITHIN_MS)
    assert.isTrue(await sees(missing))
    await catchUp()
    await eventually(() => isUsed(true))
    assert.isTrue(await sees(missing))
  })

  test('may fail during reads without an error, and is read again later', async ({ assert }) => {
    const answers = Array.from({ length: 40 }, async (_, at) => {
      if (at === 10) await replica.kill()
      const { status } = await member('GET', '/transactions/history/recent')
      return status
    })
    assert.deepEqual(new Set(await Promise.all(answers)), new Set([200]))
    await eventually(() => isUsed(false))
    await replica.start()
    await eventually(() => isUsed(true))
  })

  test('is no longer read once it is promoted to a primary', async ({ assert }) => {
    await replica.query('select pg_promote()')
    await credit('Credit on the primary')
    await eventually(() => isUsed(false))
    assert.isTrue(await sees('Credit on the primary'))
  })
})
