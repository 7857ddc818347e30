import { withClient } from '../../../bin/runtime/postgres_database.ts'
import type { Event, History } from '#tests/cluster/client/history'
import type { Cluster } from '#tests/cluster/lab/cluster'
import { until } from '#tests/cluster/lab/until'

/** Says each way in which the databases and the clients' history contradict each other. */
export async function judge(cluster: Cluster, history: History): Promise<string[]> {
  const primary = await until('there was a primary to judge', () => cluster.primary())
  const url = primary!.urlOf('sendam')
  await settleWithdrawals(url)
  return [
    ...judgeSet(history, await paidIn(url), await bookedIn(url)),
    ...judgeRegisters(history),
    ...judgeOutside(history, await withdrawnIn(url), cluster.bank.transfers),
    ...(await judgeCopies(cluster)),
    ...(await verify(cluster)),
  ]
}

/** The tables whose rows must be the same on all three machines. */
const COPIED = [
  'ledger_transfers',
  'ledger_entries',
  'shipments',
  'withdrawals',
  'idempotency_keys',
]

const countsOf = (rows: { reference: string; times: number }[]) =>
  new Map(rows.map(({ reference, times }) => [reference, times]))

function paidIn(url: string) {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      `select reference, count(*)::int as times from ledger_transfers
       where kind = 'shipment_payment' group by 1`
    )
    return countsOf(rows)
  })
}

/** Counts the parcels of the lab's customers, whom it created with addresses at people.test. */
function bookedIn(url: string) {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      `select transaction_reference as reference, 1 as times from shipments
       join users on users.id = user_id where email like '%@people.test'`
    )
    return countsOf(rows)
  })
}

/** A clock that was wrong may have put the next look at a transfer minutes ahead. */
function settleWithdrawals(url: string) {
  return withClient(url, async (client) => {
    await client.query(`update withdrawals set next_check_at = now() where status = 'pending'`)
    await until('every withdrawal had an end', async () => {
      const { rowCount } = await client.query(`${WITHDRAWALS} and status = 'pending'`)
      return rowCount === 0
    })
  })
}

interface Withdrawn {
  reference: string
  kobo: number
  status: string
}

/** The lab's customers withdraw through Paystack, those of the demonstration through the sandbox. */
const WITHDRAWALS = `select reference, amount_kobo::float8 as kobo, status from withdrawals
  where provider = 'paystack'`

function withdrawnIn(url: string): Promise<Withdrawn[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(WITHDRAWALS)
    return rows
  })
}

/** The bank paid each successful withdrawal once, and nothing else. */
export function judgeOutside(
  { events }: Pick<History, 'events'>,
  withdrawals: Withdrawn[],
  transfers: Map<string, number>
): string[] {
  const count = (type: Event['type']) =>
    events.filter((event) => event.kind === 'withdraw' && event.type === type).length
  const [least, most] = [count('ok'), count('ok') + count('unknown')]
  const known = new Set(withdrawals.map(({ reference }) => reference))
  const differ = withdrawals.filter(
    ({ reference, kobo, status }) =>
      transfers.get(reference) !== (status === 'successful' ? kobo : undefined)
  )
  return [
    ...some(
      [...transfers.keys()].filter((reference) => !known.has(reference)),
      'transfers of the bank belong to no withdrawal',
      'outside'
    ),
    ...some(
      differ.map(({ reference }) => reference),
      'withdrawals differ from the bank',
      'outside'
    ),
    ...(withdrawals.length < least || withdrawals.length > most
      ? [`outside: ${withdrawals.length} withdrawals for ${least} to ${most} requests`]
      : []),
  ]
}

/** Each `ok` exists once, each `unknown` at most once, and nothing exists that nobody asked for. */
export function judgeSet(
  { events }: Pick<History, 'events'>,
  paid: Map<string, number>,
  booked: Map<string, number>
): string[] {
  const of = (kind: Event['kind'], type: Event['type']) =>
    events.filter((event) => event.kind === kind && event.type === type)
  const pays = [...of('pay', 'ok'), ...of('pay', 'unknown'), ...of('pay', 'fail')]
  const known = new Set(pays.map(({ reference }) => reference))
  const lost = of('pay', 'ok').filter(({ reference }) => !paid.has(reference!))
  const twice = [...paid].filter(([, times]) => times > 1).map(([reference]) => reference)
  const refused = of('pay', 'fail').filter(({ reference }) => paid.has(reference!))
  const gone = of('book', 'ok').filter(({ reference }) => !booked.has(reference!))
  const most = of('book', 'ok').length + of('book', 'unknown').length
  return [
    ...some(
      lost.map(({ reference }) => reference!),
      'confirmed payments are lost'
    ),
    ...some(twice, 'parcels were paid twice'),
    ...some(
      refused.map(({ reference }) => reference!),
      'refused payments were made'
    ),
    ...some(
      gone.map(({ reference }) => reference!),
      'confirmed bookings are lost'
    ),
    ...some(
      [...booked.keys()].filter((one) => paid.has(one) && !known.has(one)),
      'parcels were paid that nobody paid'
    ),
    ...(booked.size > most ? [`set: ${booked.size} parcels for ${most} bookings`] : []),
  ]
}

function some(references: string[], sentence: string, found = 'set'): string[] {
  return references.length
    ? [`${found}: ${references.length} ${sentence}, such as ${references[0]}`]
    : []
}

/** A wallet has one client, so each balance follows from the one before. */
export function judgeRegisters({ events }: Pick<History, 'events'>): string[] {
  const wallets = Map.groupBy(events, ({ wallet }) => wallet)
  return [...wallets].flatMap(([wallet, own]) => {
    let possible: number[] | null = null
    for (const { kind, type, naira = 0 } of own) {
      if (kind === 'look' && type === 'ok') {
        if (possible && !possible.includes(naira)) {
          return [`register: wallet ${wallet} had ₦${naira} instead of ₦${possible.join(' or ₦')}`]
        }
        possible = [naira]
      } else if ((kind === 'pay' || kind === 'withdraw') && possible && type !== 'fail') {
        const after: number[] = possible.map((balance: number) => balance - naira)
        possible = type === 'ok' ? after : [...possible, ...after]
      }
    }
    return []
  })
}

async function judgeCopies({ nodes }: Cluster): Promise<string[]> {
  const copies = await Promise.all(nodes.map((node) => sumsOf(node.urlOf('sendam'))))
  const differ = COPIED.filter((_, at) => new Set(copies.map((sums) => sums[at])).size > 1)
  return differ.map((table) => `copies: the three machines have different rows in ${table}`)
}

function sumsOf(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const sums: string[] = []
    for (const table of COPIED) {
      const { rows } = await client.query(
        `select md5(string_agg(md5(one::text), '' order by md5(one::text))) as sum from ${table} one`
      )
      sums.push(rows[0].sum)
    }
    return sums
  })
}

const COMMANDS = [['ledger:verify', '--all'], ['audit:verify'], ['figures:verify', '--all']]

async function verify({ webs }: Cluster): Promise<string[]> {
  const faults: string[] = []
  for (const [name, ...rest] of COMMANDS) {
    await webs[0]!.tool(name!.replace(':', '_'), ['ace.js', name!, ...rest]).catch((problem) => {
      faults.push(`verify: ${(problem as Error).message}`)
    })
  }
  return faults
}
