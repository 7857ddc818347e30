import { DateTime } from 'luxon'
import { errors } from '@vinejs/vine'
import type { Caller } from '#identity/sessions/caller'
import type { StoredSettings } from '#shared/settings/setting'
import {
  findDangerousGood,
  dangerousGoodMessage,
  type PickupCalendar,
  pickupDateCheck,
  itemChecks,
  recipientChecks,
  senderChecks,
} from '#shipping/booking/rules/booking_rules'
import type { BookingFacts } from '#shipping/booking/booking_facts'
import { checkExportReadiness } from '#shipping/customs/export_readiness'
import type { ExportFinding } from '#shipping/pricing/rules/export_finding'
import { addressWarning, addressProblems, normalizeAddress } from '#shipping/places/address_check'
import HsCode from '#shipping/customs/models/hs_code'
import { loadCalendarChanges } from '#shipping/booking/booking_settings'
import type { Submission, SubmittedParties } from '#shipping/booking/submission_validator'
import type { Check } from '#shared/http/rules/field_checks'
import { proposeLatin, toLatin } from '#shared/text/latin'

/** Load these once for all submissions of a batch. */
export type CheckFacts = { calendar: PickupCalendar; hsCodes: Set<string> }

export async function loadCheckFacts(
  submissions: Submission[],
  facts: BookingFacts
): Promise<CheckFacts> {
  const items = submissions.flatMap((one) => one.items.flatMap(({ itemUnits }) => itemUnits))
  const [calendar, hsCodes] = await Promise.all([
    loadPickupCalendar(facts.settings),
    knownHsCodes(items.map(({ hsCode }) => hsCode)),
  ])
  return { calendar, hsCodes }
}

/**
 * Checks what the validator cannot: rules that need stored data, several fields or the caller's
 * role. Returns every problem.
 */
export function submissionProblems(
  caller: Caller,
  submission: Submission,
  facts: BookingFacts,
  { calendar, hsCodes }: CheckFacts
): SubmissionProblem[] {
  return [
    ...pickupProblems(submission, calendar),
    ...cityProblems(caller, submission),
    ...deliveryProblems(submission, facts),
    ...dangerousGoodProblems(submission, facts),
    ...declaredProblems(submission, facts, hsCodes),
  ]
}

/** Finds what stops every courier, now and on any other day. Takes normalized addresses. */
export function deliveryProblems(
  submission: SubmittedParties,
  facts: BookingFacts
): SubmissionProblem[] {
  return [...placeProblems(submission, facts), ...latinProblems(submission)]
}

/** Normalizes the addresses. Throws E_VALIDATION_ERROR with every problem. */
export async function requireShippable(
  caller: Caller,
  submission: Submission,
  facts: BookingFacts
): Promise<Submission> {
  const tidy = normalizeAddresses(submission, facts)
  const problems = submissionProblems(caller, tidy, facts, await loadCheckFacts([tidy], facts))
  if (problems.length > 0) throw new errors.E_VALIDATION_ERROR(problems)
  return tidy
}

export function normalizeAddresses<Given extends SubmittedParties>(
  submission: Given,
  { places }: BookingFacts
): Given {
  const { origin, destination } = submission
  return {
    ...submission,
    origin: normalizeAddress(origin, places),
    destination: normalizeAddress(destination, places),
  }
}

function placeProblems(
  { origin, destination }: SubmittedParties,
  { places }: BookingFacts
): SubmissionProblem[] {
  return Object.entries({ origin, destination }).flatMap(([side, address]) =>
    addressProblems(address, places).map(({ field, message }) => ({
      field: `${side}.${field}`,
      message,
      rule: 'address',
    }))
  )
}

function lagosToday(): string {
  return DateTime.now().setZone('Africa/Lagos').toISODate()!
}

export async function loadPickupCalendar(stored?: StoredSettings): Promise<PickupCalendar> {
  return { today: lagosToday(), ...(await loadCalendarChanges(stored)) }
}

function pickupProblems(
  { pickup, preferredPickupDate }: Submission,
  calendar: PickupCalendar
): SubmissionProblem[] {
  if (!pickup || !preferredPickupDate) return []
  const message = pickupDateCheck(calendar)(preferredPickupDate)
  return message ? [{ field: 'preferredPickupDate', message, rule: 'date' }] : []
}

/** In Nigeria the city comes from the list; only staff may type another. */
function cityProblems(caller: Caller, { origin, destination }: Submission): SubmissionProblem[] {
  if (caller.isBookingStaff) return []
  const sides = { origin, destination }
  return Object.entries(sides).flatMap(([side, { country, city, cityName }]) =>
    country === 'NG' && !city && cityName
      ? [
          {
            field: `${side}.cityName`,
            message: 'Please choose the city from the list',
            rule: 'city',
          },
        ]
      : []
  )
}

function dangerousGoodProblems(
  { items }: Submission,
  { dangerousGoods }: BookingFacts
): SubmissionProblem[] {
  return items.flatMap(({ itemUnits }, index) =>
    itemUnits.flatMap(({ description }, position) => {
      const good = findDangerousGood(description, dangerousGoods)
      if (!good) return []
      const field = `items.${index}.itemUnits.${position}.description`
      return [{ field, message: dangerousGoodMessage(good), rule: 'dangerous_good' }]
    })
  )
}

/** Returns what could stop the shipment at the border, and warnings about its addresses. */
export function submissionReadiness(
  { origin, destination, items }: Submission,
  facts: BookingFacts
): ExportFinding[] {
  const packages = items.map(({ itemUnits }) => itemUnits)
  const notes = Object.entries({ origin, destination }).flatMap(([side, address]) => {
    const message = addressWarning(address)
    const about = { field: `${side}.address`, source: null, checkedOn: null }
    return message ? [{ severity: 'warn' as const, message, ...about }] : []
  })
  return [
    ...checkExportReadiness({ from: origin.country, to: destination.country, packages }, facts),
    ...notes,
  ]
}

/** Refuses unknown HS codes and countries of origin. Empty ones get defaults later. */
function declaredProblems(
  { items }: Submission,
  { places }: BookingFacts,
  codes: Set<string>
): SubmissionProblem[] {
  const declared = items.flatMap(({ itemUnits }, index) =>
    itemUnits.map((item, position) => ({ ...item, at: `items.${index}.itemUnits.${position}` }))
  )
  return declared.flatMap(({ at, hsCode, countryOfOrigin }) => [
    ...(hsCode && !codes.has(hsCode)
      ? [{ field: `${at}.hsCode`, message: NO_SUCH_CODE, rule: 'hs_code' }]
      : []),
    ...(countryOfOrigin && !places.country(countryOfOrigin)
      ? [{ field: `${at}.countryOfOrigin`, message: NO_SUCH_COUNTRY, rule: 'country' }]
      : []),
  ])
}

const NO_SUCH_CODE = 'There is no such HS code. Please search for it by name, or leave it empty.'
const NO_SUCH_COUNTRY = '"Country of Origin" is not one of the choices'

async function knownHsCodes(given: (string | null | undefined)[]): Promise<Set<string>> {
  const codes = [...new Set(given.filter((code) => typeof code === 'string' && code !== ''))]
  if (codes.length === 0) return new Set()
  const found = await HsCode.query()
    .whereIn('code', codes as string[])
    .whereNull('archivedAt')
  return new Set(found.map(({ code }) => code))
}

export type SubmissionProblem = { field: string; message: string; rule: string; proposal?: string }

const PARTY_TEXT_FIELDS = ['fullname', 'address', 'cityName'] as const

/** Finds texts that are not in Latin letters, which couriers cannot print. */
function latinProblems({ origin, destination, items }: SubmittedParties): SubmissionProblem[] {
  const ends = [
    { side: 'origin', address: origin, checks: senderChecks },
    { side: 'destination', address: destination, checks: recipientChecks },
  ]
  return [
    ...ends.flatMap(({ side, address, checks }) =>
      PARTY_TEXT_FIELDS.flatMap((name) =>
        latinProblem(`${side}.${name}`, address[name], checks[name], LABELS[name])
      )
    ),
    ...items.flatMap(({ itemUnits }, index) =>
      itemUnits.flatMap(({ description }, position) => {
        const field = `items.${index}.itemUnits.${position}.description`
        return latinProblem(field, description, itemChecks.description, 'Description')
      })
    ),
  ]
}

const LABELS = { fullname: 'Full Name', address: 'Address', cityName: 'City' }

function latinProblem(
  field: string,
  text: string | null | undefined,
  check: Check,
  label: string
): SubmissionProblem[] {
  if (!text) return []
  const foreign = proposeLatin(text)
  if (!foreign) {
    const message = check(toLatin(text))
    return message ? [{ field, message, rule: 'latin' }] : []
  }
  const { proposal } = foreign
  const instruction = `Couriers print Latin letters only. Please write "${label}" in them`
  return [
    proposal
      ? { field, message: `${instruction}, such as "${proposal}".`, rule: 'latin', proposal }
      : { field, message: `${instruction}.`, rule: 'latin' },
  ]
}
