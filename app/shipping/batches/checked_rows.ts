import { errors } from '@vinejs/vine'
import type { Caller } from '#identity/sessions/caller'
import { yieldToEventLoop } from '#shared/time/event_loop'
import { DomainError } from '#shared/errors/domain_error'
import type { RowProblem } from '#shipping/batches/rows'
import type { BookingFacts } from '#shipping/booking/booking_facts'
import { misfitsOf } from '#shipping/booking/carrier_fit'
import { adviseOnSubmission } from '#shipping/booking/submission_advice'
import type { Wish } from '#shipping/booking/courier_wish'
import { type AgreedPrice, offerFor, priceRoute } from '#shipping/booking/quoting'
import {
  type CheckFacts,
  checkFacts,
  problemsOf,
  readinessOfSubmission,
  withTidyPlaces,
} from '#shipping/booking/submission_check'
import { type Submission, bookingValidator } from '#shipping/booking/submission_validator'
import type { Advice } from '#shipping/pricing/advice/advice'
import type Quote from '#shipping/pricing/models/quote'
import type { Offer } from '#shipping/pricing/offers'

export interface CheckedRow {
  submission: Submission | null
  problems: RowProblem[]
  notes: string[]
  /** What it would cost with each courier; null where that cannot be said. */
  priced: Pick<AgreedPrice, 'request' | 'route' | 'quoteId'> | null
  /** Of these, the one that was chosen. */
  offer: Offer | null
  /** What would make it cheaper, for one that can be booked. */
  advice: Advice[]
}

interface Asked {
  caller: Caller
  facts: BookingFacts
  /** For rows that name no courier. */
  wish: Wish
  /** What was promised for each row, where anything was. */
  quotes?: readonly (Quote | null)[]
}

/**
 * What each of many bookings would cost and what is wrong with it, exactly as if it were booked alone. Nothing of it
 * asks the database row by row.
 */
export async function checkRows(given: readonly unknown[], asked: Asked): Promise<CheckedRow[]> {
  const read = await eachInTurn(given, readRow)
  const submissions = read.flatMap(({ submission }) => submission ?? [])
  const known = await checkFacts(submissions, asked.facts)
  return eachInTurn(read, ({ submission, problems }, at) => {
    if (!submission) return Promise.resolve(unread(problems))
    return checkRow(submission, { ...asked, known, quote: asked.quotes?.[at] ?? null })
  })
}

/** Says of each row that can be booked what would make it cheaper than with the courier that was chosen for it. */
export async function adviseOnRows(rows: CheckedRow[], caller: Caller, facts: BookingFacts) {
  await eachInTurn(rows, async (row) => {
    const { submission, problems, priced, offer } = row
    if (!submission || !priced || !offer || problems.length > 0) return
    const chosen = { ...submission, preferredCourier: offer.courierCode }
    row.advice = await adviseOnSubmission(caller, chosen, { route: priced.route, facts })
  })
}

async function eachInTurn<Given, Made>(
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

type ReadRow = { submission: Submission | null; problems: RowProblem[] }

async function readRow(given: unknown): Promise<ReadRow> {
  const [failure, read] = await bookingValidator.tryValidate(given)
  if (failure) return { submission: null, problems: problemsIn(failure) }
  if (read.id || read.editShipmentId) {
    return { submission: null, problems: [{ field: 'editShipmentId', message: ONLY_NEW }] }
  }
  // What is about one booking alone has no say here.
  const submission = { ...read, id: undefined, editShipmentId: undefined }
  return { submission: { ...submission, quoteId: null, pay: undefined }, problems: [] }
}

const ONLY_NEW = 'A batch books new shipments only. Leave "id" and "editShipmentId" out.'

async function checkRow(
  given: Submission,
  { caller, facts, wish, known, quote }: Asked & { known: CheckFacts; quote: Quote | null }
): Promise<CheckedRow> {
  const submission = withTidyPlaces(given, facts)
  const findings = readinessOfSubmission(submission, facts)
  const blocks = findings.filter(({ severity }) => severity === 'block')
  const notes = findings.filter((finding) => !blocks.includes(finding))
  const row: CheckedRow = {
    ...unread([]),
    submission,
    problems: [...problemsOf(caller, submission, facts, known).map(plain), ...blocks.map(plain)],
    notes: notes.map(({ message }) => message),
  }
  try {
    row.priced = await priceRoute(caller, submission, { facts, quote })
    const wished = { ...submission, preferredCourier: submission.preferredCourier || wish }
    row.offer = offerFor(row.priced.route, {
      caller,
      submission: wished,
      catalogue: facts.catalogue,
    })
    row.problems.push(...misfitsOf(submission, row.offer.courierCode))
  } catch (error) {
    row.problems.push(...problemsIn(error))
  }
  return row
}

function unread(problems: RowProblem[]): CheckedRow {
  return { submission: null, problems, notes: [], priced: null, offer: null, advice: [] }
}

/** What is expected to go wrong with a booking; anything else is ours. */
function problemsIn(error: unknown): RowProblem[] {
  if (error instanceof errors.E_VALIDATION_ERROR) return (error.messages as RowProblem[]).map(plain)
  if (error instanceof DomainError) return error.errors.map(plain)
  throw error
}

type Said = { field?: string | null; message: string; proposal?: string }

function plain({ field, message, proposal }: Said): RowProblem {
  return { field: field ?? null, message, ...(proposal && { proposal }) }
}
