import { DateTime } from 'luxon'
import brand from '#config/brand'
import { findHeadOfficeAddress } from '#shared/brand/brand'
import type { Caller } from '#identity/sessions/caller'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import { readFromReplica } from '#shared/scale/replica_reads'
import type { GeneratedDocument, DocumentSubject } from '#shared/documents/document_writers'
import { DomainError } from '#shared/errors/domain_error'
import { formatPhone } from '#shared/phones/rules/phone_text'
import { runInWorkerThread } from '#shared/threads/worker_thread'
import { lagosMidnight } from '#shared/time/lagos_time'
import DownloadToken from '#shared/documents/download_token'
import LedgerEntry from '#wallet/ledger/ledger_entry'
import Wallet from '#wallet/balances/wallet'
import type { renderStatement, StatementSection } from '#wallet/transactions/render_statement'
import { endOfLagosDay, type TransactionPeriod } from '#wallet/transactions/transaction_query'

/** A statement with this many transactions has about a hundred pages. */
const MAX_STATEMENT_LINES = 4000

const STATEMENT_ACCOUNTS = [
  { kind: 'cash', title: 'Wallet balance' },
  { kind: 'cash_back', title: 'Cash back balance' },
] as const

/** Rendering the longest statement takes about three seconds. */
const renderInThread = runInWorkerThread<typeof renderStatement>({
  module: '#wallet/transactions/render_statement',
  name: 'renderStatement',
  seconds: 60,
  remedy: 'Please choose a shorter period.',
})

class StatementTooLong extends DomainError {
  constructor() {
    super(
      'E_STATEMENT_TOO_LONG',
      `A statement holds at most ${MAX_STATEMENT_LINES.toLocaleString('en-NG')} transactions. Please choose a shorter period.`
    )
  }
}

/** Issues a download token for a statement. Throws StatementTooLong. */
export async function issueStatementToken(
  caller: Caller,
  wallet: Wallet,
  period: TransactionPeriod
): Promise<string> {
  const accountIds = STATEMENT_ACCOUNTS.map(({ kind }) => wallet.account(kind).id)
  const lines = await readFromReplica(caller, () =>
    entriesInPeriod(accountIds, period)
      .limit(MAX_STATEMENT_LINES + 1)
      .select('id')
      .exec()
  )
  if (lines.length > MAX_STATEMENT_LINES) throw new StatementTooLong()
  return DownloadToken.issue('statement', {
    walletId: wallet.id,
    readerId: caller.user.id,
    startDate: isoDay(period.startDate),
    endDate: isoDay(period.endDate),
  })
}

export async function loadStatementDocument(subject: DocumentSubject): Promise<GeneratedDocument> {
  const { startDate, endDate } = subject as Record<string, string>
  const period = { startDate: parseIsoDay(startDate!), endDate: parseIsoDay(endDate!) }
  const wallet = await Wallet.query()
    .where('id', subject.walletId!)
    .preload('accounts')
    .firstOrFail()
  const sections: StatementSection[] = await readFromReplica(statementReader(subject), async () => {
    const read = []
    for (const section of STATEMENT_ACCOUNTS)
      read.push(await loadStatementSection(wallet, section, period))
    return read
  })
  const pdf = await renderInThread({
    provider: { ...brand, address: findHeadOfficeAddress(brand) },
    holder: await loadAccountHolder(wallet),
    walletId: wallet.id,
    ...period,
    issuedAt: DateTime.now().toJSDate(),
    sections: sections.filter(({ lines, closingKobo }, index) => {
      return index === 0 || lines.length > 0 || closingKobo !== 0
    }),
  })
  return { filename: `statement-${startDate}-to-${endDate}.pdf`, pdf }
}

/** Tokens that an earlier release issued may have no `readerId`. */
function statementReader({ readerId }: DocumentSubject) {
  return { user: { id: Number(readerId ?? 0) } }
}

async function loadStatementSection(
  wallet: Wallet,
  { kind, title }: (typeof STATEMENT_ACCOUNTS)[number],
  period: TransactionPeriod
): Promise<StatementSection> {
  const { id } = wallet.account(kind)
  const entries = await entriesInPeriod([id], period).preload('transfer').orderBy('id')
  const opening = entries[0]
    ? entries[0].balanceAfterKobo - entries[0].amountKobo
    : await findBalanceAt(id, lagosMidnight(period.startDate).toJSDate())
  return {
    title,
    openingKobo: opening,
    closingKobo: entries.at(-1)?.balanceAfterKobo ?? opening,
    lines: entries.map(({ createdAt, transfer, amountKobo, balanceAfterKobo }) => ({
      at: createdAt.toJSDate(),
      type: transfer.kind.replaceAll('_', ' '),
      comment: transfer.comment,
      reference: transfer.reference,
      amountKobo,
      balanceAfterKobo,
    })),
  }
}

function entriesInPeriod(accountIds: number[], { startDate, endDate }: TransactionPeriod) {
  return LedgerEntry.query()
    .whereIn('accountId', accountIds)
    .where('createdAt', '>=', lagosMidnight(startDate).toJSDate())
    .where('createdAt', '<', endOfLagosDay(endDate))
}

async function findBalanceAt(accountId: number, moment: Date): Promise<number> {
  const last = await LedgerEntry.query()
    .where({ accountId })
    .where('createdAt', '<', moment)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .first()
  return last?.balanceAfterKobo ?? 0
}

async function loadAccountHolder({ userId, organizationId }: Wallet) {
  if (userId === null) {
    const { name, address, contactEmail } = await Organization.findOrFail(organizationId)
    return { name, details: [address, contactEmail].filter((text) => text !== null) }
  }
  const { fullName, email, phoneNumber } = await User.findOrFail(userId)
  return { name: fullName, details: [email, ...(phoneNumber ? [formatPhone(phoneNumber)] : [])] }
}

function isoDay(date: Date): string {
  return lagosMidnight(date).toISODate()!
}

/** Parses a day as the validator does, so that functions for validated days accept it. */
function parseIsoDay(day: string): Date {
  return DateTime.fromISO(day).toJSDate()
}
