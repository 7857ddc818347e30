import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Two chains, and the table whose rows each of them links. A transfer is linked with its entries. */
export const CHAINS = { ledger: 'ledger_transfers', audit: 'audit_entries' } as const

export type Chain = keyof typeof CHAINS

export const CHAIN_NAMES = Object.keys(CHAINS) as Chain[]

interface Parts {
  table: string
  /** What they belong to, and the column that says so. */
  of: string
  column: string
}

/** The rows that are linked with those of a chain. */
export const PARTS: Partial<Record<Chain, Parts>> = {
  ledger: { table: 'ledger_entries', of: 'transfer', column: 'transfer_id' },
}

/** Whoever links or seals does so alone; reading goes on, and so does everybody who pays. */
export async function lockChains(trx: TransactionClientContract) {
  await trx.rawQuery('lock table proof_links in exclusive mode')
}
