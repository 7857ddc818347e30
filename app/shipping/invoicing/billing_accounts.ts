import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { RETAIL_ORGANIZATION_ID } from '#identity/organizations/models/organization'
import type { Caller } from '#identity/sessions/caller'
import Wallet from '#wallet/balances/wallet'
import type { BilledCycle, BillingPeriod } from '#shipping/invoicing/billing_periods'
import {
  findLastEntries,
  type LastLedgerEntry,
  findLastEntry,
  NO_LEDGER_ENTRY,
} from '#shipping/invoicing/ledger_entries'
import { ownInvoiceQuery } from '#shipping/invoicing/load_invoice'
import BillingAccount from '#shipping/invoicing/models/billing_account'
import { billingRuns } from '#shipping/invoicing/invoicing_settings'

/** Businesses on credit, each with the billing cycle that applies to it. */
const BILLED_BUSINESSES = `select organizations.id, cycle
  from organizations
    join wallets on wallets.organization_id = organizations.id and wallets.user_id is null
    left join billing_accounts account on account.organization_id = organizations.id
    left join ledger_accounts cash on cash.id = account.account_id
    left join lateral (
      select cycle as before from billing_invoices join billing_runs on billing_runs.id = run_id
      where billing_invoices.organization_id = organizations.id order by billing_invoices.id desc limit 1
    ) as last on true
    cross join lateral (select case when billing_cycle <> 'Non' then billing_cycle
      when cash.balance_kobo < 0 then before end as cycle) as billed
  where organizations.id > ${RETAIL_ORGANIZATION_ID} and cycle is not null and credit_limit_kobo > 0`

type BilledBusiness = { id: number; cycle: BilledCycle }

/**
 * Businesses to bill in this cycle. One that no longer has a cycle keeps that of its last invoice
 * until its debt is paid: a debt without an invoice would never fall due.
 */
export async function listBilledBusinesses(cycle: BilledCycle): Promise<number[]> {
  const rows = await queryRows<BilledBusiness>(
    db,
    `${BILLED_BUSINESSES} and cycle = :cycle order by 1`,
    { cycle }
  )
  return rows.map(({ id }) => id)
}

/** The cycle that currently bills an organization, or null. */
export async function findBilledCycle(organizationId: number): Promise<BilledCycle | null> {
  if (!(await billingRuns.get())) return null
  const statement = `${BILLED_BUSINESSES} and organizations.id = :organizationId`
  const [billed] = await queryRows<BilledBusiness>(db, statement, { organizationId })
  return billed?.cycle ?? null
}

/** True if the caller shares the wallet of a business that has invoices or will get some. */
export async function isBilledByInvoice(caller: Caller): Promise<boolean> {
  const { organization } = caller
  if (!organization.isBusiness || organization.isTest) return false
  if ((await findBilledCycle(organization.id)) !== null) return true
  return (await ownInvoiceQuery(caller).select('id').first()) !== null
}

/** Locks the billing account. Opens it at the start of this period if it is new. */
export async function lockBillingAccount(
  trx: TransactionClientContract,
  organizationId: number,
  period: BillingPeriod
): Promise<BillingAccount> {
  const known = await BillingAccount.locked(trx, organizationId)
  if (known) return known
  const fresh = await draftBillingAccount(organizationId, period, trx)
  const { billedTo, createdAt, ...columns } = fresh.$attributes
  await queryRows<object>(
    trx,
    `insert into billing_accounts (organization_id, wallet_id, account_id, opened_on, first_entry_id, billed_entry_id,
       credited_entry_id, opening_kobo, closing_kobo)
     values (:organizationId, :walletId, :accountId, :openedOn, :firstEntryId, :billedEntryId, :creditedEntryId,
       :openingKobo, :closingKobo)
     on conflict do nothing`,
    { ...columns, openedOn: period.from.toISODate()! }
  )
  return (await BillingAccount.locked(trx, organizationId))!
}

async function draftBillingAccount(
  organizationId: number,
  { from }: BillingPeriod,
  client: QueryClientContract
): Promise<BillingAccount> {
  const wallet = await Wallet.ownedBy(organizationId, null, client)
  const accountId = wallet.account('cash').id
  const before = await findLastEntry(client, accountId, { moment: from.toJSDate() })
  return buildBillingAccount(from, { organizationId, walletId: wallet.id, accountId }, before)
}

function buildBillingAccount(
  openedOn: DateTime,
  whose: AccountOwner,
  { id, balanceKobo }: LastLedgerEntry
) {
  return BillingAccount.opening({ ...whose, openedOn, entryId: id, balanceKobo })
}

type AccountOwner = { organizationId: number; walletId: number; accountId: number }

/** Loads or drafts the accounts of many businesses with as many SQL queries as for one. */
export async function loadBillingAccounts(organizationIds: number[], { from }: BillingPeriod) {
  const known = await BillingAccount.query().whereIn('organizationId', organizationIds)
  const opened = known.map(({ organizationId }) => organizationId)
  const fresh = await queryRows<AccountOwner>(
    db,
    `select organization_id as "organizationId", wallets.id as "walletId",
       cash.id as "accountId"
     from wallets join ledger_accounts as cash on cash.wallet_id = wallets.id and cash.kind = 'cash'
     where user_id is null and organization_id = any(:organizationIds) and organization_id <> all(:opened)`,
    { organizationIds, opened }
  )
  const accountIds = fresh.map(({ accountId }) => accountId)
  const before = await findLastEntries(db, accountIds, from.toJSDate())
  return [
    ...known,
    ...fresh.map((whose) =>
      buildBillingAccount(from, whose, before.get(whose.accountId) ?? NO_LEDGER_ENTRY)
    ),
  ]
}
