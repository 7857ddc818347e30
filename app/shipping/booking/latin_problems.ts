import type { Check } from '#shared/http/rules/field_checks'
import { latinProposal, latinText } from '#shared/text/latin'
import { itemChecks, recipientChecks, senderChecks } from '#shipping/booking/rules/booking_rules'
import type { Problem } from '#shipping/booking/submission_check'
import type { Submission } from '#shipping/booking/submission_validator'

const PARTY_TEXTS = ['fullname', 'address', 'cityName'] as const

/** What couriers cannot print is asked for before anybody pays; what they print is as long as the rules of the form allow. */
export function writtenProblems({ origin, destination, items }: Submission): Problem[] {
  const ends = [
    { side: 'origin', address: origin, checks: senderChecks },
    { side: 'destination', address: destination, checks: recipientChecks },
  ]
  return [
    ...ends.flatMap(({ side, address, checks }) =>
      PARTY_TEXTS.flatMap((name) =>
        writtenProblem(`${side}.${name}`, address[name], checks[name], LABELS[name])
      )
    ),
    ...items.flatMap(({ itemUnits }, index) =>
      itemUnits.flatMap(({ description }, position) => {
        const field = `items.${index}.itemUnits.${position}.description`
        return writtenProblem(field, description, itemChecks.description, 'Description')
      })
    ),
  ]
}

const LABELS = { fullname: 'Full Name', address: 'Address', cityName: 'City' }

function writtenProblem(
  field: string,
  text: string | null | undefined,
  check: Check,
  label: string
): Problem[] {
  if (!text) return []
  const foreign = latinProposal(text)
  if (!foreign) {
    const message = check(latinText(text))
    return message ? [{ field, message, rule: 'latin' }] : []
  }
  const { proposal } = foreign
  const asked = `Couriers print Latin letters only. Please write "${label}" in them`
  return [
    proposal
      ? { field, message: `${asked}, such as "${proposal}".`, rule: 'latin', proposal }
      : { field, message: `${asked}.`, rule: 'latin' },
  ]
}
