import { DomainError } from '#shared/errors/domain_error'
import { formatKobo } from '#shared/money/rules/money'
import { formatWeekdayDate } from '#shared/time/lagos_time'
import type Reweigh from '#shipping/reweighing/models/reweigh'
import type { ReweighStatus } from '#shipping/reweighing/models/reweigh'

/** The status of the reweigh does not allow the command, or its deadline has passed. */
class ReweighStatusConflict extends DomainError {
  constructor(sentence: string) {
    super('E_CONFLICT', sentence)
  }
}

class ReweighAmountRefused extends DomainError {
  constructor(sentence: string, field: 'amount' | 'reason' = 'amount') {
    super('E_REWEIGH_AMOUNT', sentence, field)
  }
}

const SENTENCES: Record<ReweighStatus, string> = {
  noted: 'Nothing is owed for this reweigh.',
  proposed: 'This reweigh is not approved yet.',
  replaced: 'The courier has sent a newer weight or charge. Please look at that one.',
  dropped: 'This reweigh was dropped. Nothing is owed for it.',
  approved: 'This reweigh is approved, and waiting for the customer.',
  disputed: 'This reweigh is disputed. Our staff are looking into it.',
  owed: 'The time to dispute this reweigh is over, so it has to be paid.',
  paid: 'This reweigh is paid already.',
  waived: 'This reweigh was waived. Nothing is owed for it.',
  closed: 'The shipment was voided, so nothing is owed for this reweigh.',
  refunded: 'The price of this shipment was refunded, and this reweigh with it.',
}

/** Throws ReweighStatusConflict. */
export function requireReweighStatus({ status }: Reweigh, ...wanted: ReweighStatus[]) {
  if (!wanted.includes(status)) throw new ReweighStatusConflict(SENTENCES[status])
}

/** Throws ReweighStatusConflict after the deadline, and if an earlier dispute was decided. */
export function requireDisputable(reweigh: Reweigh, isDue: boolean) {
  requireReweighStatus(reweigh, 'approved')
  if (reweigh.disputedAt) {
    throw new ReweighStatusConflict(
      'Our staff have looked at your dispute and decided. Please call us.'
    )
  }
  if (isDue) {
    const day = formatWeekdayDate(reweigh.dueAt!.setZone('Africa/Lagos'))
    throw new ReweighStatusConflict(`The seven days to dispute this reweigh ended on ${day}.`)
  }
}

/**
 * Returns the amount to charge: the difference, or less if staff give a reason. If the tariff has
 * no price, staff must enter the amount. Throws ReweighAmountRefused.
 */
export function approvedKobo(
  { differenceKobo }: Reweigh,
  amountKobo: number | undefined,
  reason: string | undefined
): number {
  const agreed = amountKobo ?? differenceKobo
  if (agreed === null) {
    throw new ReweighAmountRefused(
      'The tariff has no price for this weight. Please enter the amount.'
    )
  }
  if (differenceKobo === null) return agreed
  if (agreed > differenceKobo) {
    const most = formatKobo(differenceKobo)
    throw new ReweighAmountRefused(`"Amount" must be at most the difference of ${most}`)
  }
  if (agreed < differenceKobo && !reason) {
    throw new ReweighAmountRefused(
      '"Reason" should say why it is less than the difference',
      'reason'
    )
  }
  return agreed
}
