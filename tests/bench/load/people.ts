import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { issueToken } from '#identity/sessions/bearer_tokens'
import { createHomeCaller } from '#identity/sessions/create_caller'
import Wallet from '#wallet/balances/wallet'
import { Calls } from '#tests/bench/stage/calls'
import { CONSOLE, pageHeaders } from '#tests/bench/stage/signed_in'
import { person } from '#tests/support/people'
import { putMoney } from '#tests/support/money/wallet_rows'

const WEALTH_KOBO = 1e11

export const STAFF = 'admin@sendam.test'

export interface Somebody {
  own: Record<string, string>
  email: string
}

/** Creates signed-in customers with money in their wallets. */
export async function makePeople(count: number): Promise<Somebody[]> {
  const people: Somebody[] = []
  while (people.length < count) {
    const caller = await createHomeCaller(await person({ password: null }))
    await putMoney(await Wallet.of(caller), { kobo: WEALTH_KOBO })
    const own = { authorization: `Bearer ${await issueToken(caller)}` }
    people.push({ own, email: caller.user.email })
  }
  return people
}

export async function headersOf(email: string): Promise<Record<string, string>> {
  const caller = await createHomeCaller(await User.findByOrFail('email', email))
  return { authorization: `Bearer ${await issueToken(caller)}` }
}

export async function consoleHeaders(address: string): Promise<Record<string, string>> {
  const calls = new Calls(address, 1)
  try {
    return await pageHeaders(calls, STAFF, CONSOLE.path, CONSOLE.parts)
  } finally {
    await calls.close()
  }
}

export async function trackingNumbers(): Promise<string[]> {
  const rows = await db
    .from('shipments')
    .select('tracking_number')
    .where('status', 'DELIVERED')
    .orderBy('id', 'desc')
    .limit(2000)
  return rows.map((row) => String(row.tracking_number))
}
