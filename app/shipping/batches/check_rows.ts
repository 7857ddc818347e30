import { errors } from '@vinejs/vine'
import type { Caller } from '#identity/sessions/caller'
import { yieldToEventLoop } from '#shared/time/event_loop'
import { DomainError } from '#shared/errors/domain_error'
import type { RowProblem } from '#shipping/batches/batch_rows'
import type { BookingFacts } from '#shipping/booking/booking_facts'
import { carrierLimitProblems } from '#shipping/booking/carrier_limit_check'
import { adviseOnSubmission } from '#shipping/booking/submission_advice'
import type { CourierPreference } from '#shipping/booking/courier_preference'
import { type AgreedPrice, chooseOffer, priceRoute } from '#shipping/booking/agree_price'
import {
  type CheckFacts,
  loadCheckFacts,
  submissionProblems,
  submissionReadiness,
  normalizeAddresses,
} from '#shipping/booking/submission_check'
import { type Submission, bookingValidator } from '#shipping/booking/submission_validator'
import type { PriceAdvice } from '#shipping/pricing/advice/price_advice'
import type Quote from '#shipping/pricing/models/quote'
import type { Offer } from '#shipping/pricing/offers'

export interface CheckedRow {
  submission: Submission | null
  problems: RowProblem[]
  notes: string[]
  /** The row's price request and the offers of all couriers; null if it cannot be priced. */
  priced: Pick<AgreedPrice, 'request' | 'route' | 'quoteId'> | null
  offer: Offer | null
  advice: PriceAdvice[]
}

interface RowCheckOptions {
  caller: Caller
  facts: BookingFacts
  /** Applies to rows that name no courier. */
  wish: CourierPreference
  /** For each row, the quote whose prices we promised, if any. */
  quotes?: readonly (Quote | null)[]
}

/** Checks and prices many bookings exactly as if each were booked alone, with no query per row. */
export async function checkRows(given: readonly unknown[], options: RowCheckOptions) {
  const read = await mapInSequence(given, readSubmission)
  const submissions = read.flatMap(({ submission }) => submission ?? [])
  const known = await loadCheckFacts(submissions, options.facts)
  return mapInSequence(read, ({ submission, problems }, at) => {
    if (!submission) return Promise.resolve(unreadableRow(problems))
    return checkSubmission(submission, { ...options, known, quote: options.quotes?.[at] ?? null })
  })
}

/** Adds advice to each bookable row: what would cost less than its chosen courier. */
export async function addRowAdvice(rows: CheckedRow[], caller: Caller, facts: BookingFacts) {
  await mapInSequence(rows, async (row) => {
    const { submission, problems, priced, offer } = row
    if (!submission || !priced || !offer || problems.length > 0) return
    const chosen = { ...submission, preferredCourier: offer.courierCode }
    row.advice = await adviseOnSubmission(caller, chosen, { route: priced.route, facts })
  })
}

async function mapInSequence<Given, Made>(
  given: readonly Given[],
  make: (one: Given, at: number) => Promise<Made>
) {
  const made: Made[] = []
  for (const [at, one] of given.entries()) {
    await yieldToEventLoop()
    made.push(await make(one, at))
  }
  return made
}

type ReadSubmission = { submission: Submission | null; problems: RowProblem[] }

async function readSubmission(given: unknown): Promise<ReadSubmission> {
  const [failure, read] = await bookingValidator.tryValidate(given)
  if (failure) return { submission: null, problems: rowProblemsIn(failure) }
  if (read.id || read.editShipmentId) {
    return {
      submission: null,
      problems: [{ field: 'editShipmentId', message: NEW_SHIPMENTS_ONLY }],
    }
  }
  // Clears fields that make sense only for a single booking.
  const submission = { ...read, id: undefined, editShipmentId: undefined }
  return { submission: { ...submission, quoteId: null, pay: undefined }, problems: [] }
}

const NEW_SHIPMENTS_ONLY = 'A batch books new shipments only. Leave "id" and "editShipmentId" out.'

async function checkSubmission(
  given: Submission,
  {
    caller,
    facts,
    wish,
    known,
    quote,
  }: RowCheckOptions & { known: CheckFacts; quote: Quote | null }
): Promise<CheckedRow> {
  const submission = normalizeAddresses(given, facts)
  const findings = submissionReadiness(submission, facts)
  const blocks = findings.filter(({ severity }) => severity === 'block')
  const notes = findings.filter((finding) => !blocks.includes(finding))
  const row: CheckedRow = {
    ...unreadableRow([]),
    submission,
    problems: [
      ...submissionProblems(caller, submission, facts, known).map(toRowProblem),
      ...blocks.map(toRowProblem),
    ],
    notes: notes.map(({ message }) => message),
  }
  try {
    row.priced = await priceRoute(caller, submission, { facts, quote })
    const wished = { ...submission, preferredCourier: submission.preferredCourier || wish }
    row.offer = chooseOffer(row.priced.route, {
      caller,
      submission: wished,
      catalogue: facts.catalogue,
    })
    row.problems.push(...carrierLimitProblems(submission, row.offer.courierCode))
  } catch (error) {
    row.problems.push(...rowProblemsIn(error))
  }
  return row
}

function unreadableRow(problems: RowProblem[]): CheckedRow {
  return { submission: null, problems, notes: [], priced: null, offer: null, advice: [] }
}

function rowProblemsIn(error: unknown): RowProblem[] {
  if (error instanceof errors.E_VALIDATION_ERROR)
    return (error.messages as RowProblem[]).map(toRowProblem)
  if (error instanceof DomainError) return error.errors.map(toRowProblem)
  throw error
}

type ReportedProblem = { field?: string | null; message: string; proposal?: string }

function toRowProblem({ field, message, proposal }: ReportedProblem): RowProblem {
  return { field: field ?? null, message, ...(proposal && { proposal }) }
}
