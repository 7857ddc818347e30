import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Append-only sequences of rows: both chains of links, the seals and the proof checks. */
export type ChainName = Chain | 'seals' | 'checks'

export type Reach = Record<Chain | 'seals', number>

/** The two chains, with the tables whose rows they link. A transfer is linked with its entries. */
export const CHAINS = { ledger: 'ledger_transfers', audit: 'audit_entries' } as const

export type Chain = keyof typeof CHAINS

export const CHAIN_NAMES = Object.keys(CHAINS) as Chain[]

interface Parts {
  table: string
  of: string
  column: string
}

export const PARTS: Partial<Record<Chain, Parts>> = {
  ledger: { table: 'ledger_entries', of: 'transfer', column: 'transfer_id' },
}

/** Lets only one process link and seal at a time. Reads and payments continue. */
export async function lockChains(trx: TransactionClientContract) {
  await trx.rawQuery('lock table proof_links in exclusive mode')
}
