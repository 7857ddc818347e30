import type { Check } from '#shared/http/rules/field_checks'
import { proposeLatin, toLatin } from '#shared/text/latin'
import { itemChecks, recipientChecks, senderChecks } from '#shipping/booking/rules/booking_rules'
import type { Submission } from '#shipping/booking/submission_validator'

export type SubmissionProblem = { field: string; message: string; rule: string; proposal?: string }

const PARTY_TEXT_FIELDS = ['fullname', 'address', 'cityName'] as const

/** Couriers print Latin letters only, so the sender supplies them before paying. */
export function latinProblems({ origin, destination, items }: Submission): SubmissionProblem[] {
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
