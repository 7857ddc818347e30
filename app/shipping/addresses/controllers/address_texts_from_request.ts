import type { AddressTexts } from '#shipping/addresses/rules/address_fields'

export function addressTextsFromRequest(
  sent: Record<string, string | null | undefined>
): AddressTexts {
  return Object.fromEntries(Object.entries(sent).map(([field, text]) => [field, text ?? '']))
}
