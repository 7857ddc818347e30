import type { AddressTexts } from '#shipping/addresses/rules/address_fields'

/** An empty field arrives as null. */
export function addressTextsFromRequest(
  sent: Record<string, string | null | undefined>
): AddressTexts {
  return Object.fromEntries(Object.entries(sent).map(([field, text]) => [field, text ?? '']))
}
