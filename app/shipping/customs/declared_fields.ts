import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { checkedText } from '#shared/http/checked_fields'
import { bareHsCode, hsCodeCheck, taxIdCheck } from '#shipping/customs/rules/customs_rules'
import { EXPORT_REASONS, INCOTERMS } from '#shipping/shipment/rules/declaration'

/** What may be said of each item for the customs. */
export const declaredItem = {
  hsCode: described(
    checkedText(hsCodeCheck).transform(bareHsCode).nullable().optional(),
    'Six digits: see /hs_code'
  ),
  countryOfOrigin: described(
    vine
      .string()
      .trim()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .optional(),
    'Two letters: where the goods were made'
  ),
}

/** What may be said of the whole shipment. */
export const declaredShipment = vine
  .object({
    incoterm: described(
      vine.enum(INCOTERMS).nullable().optional(),
      'DAP: the receiver pays the duties. DDP: the sender pays them'
    ),
    exportReason: vine.enum(EXPORT_REASONS).nullable().optional(),
    senderTaxId: checkedText(taxIdCheck("Sender's Tax ID")).nullable().optional(),
    receiverTaxId: checkedText(taxIdCheck("Receiver's Tax ID")).nullable().optional(),
  })
  .nullable()
  .optional()

export const DECLARED_NAMES = {
  hsCode: 'HS Code',
  countryOfOrigin: 'Country of Origin',
  customs: 'Customs',
  incoterm: 'Duties',
  exportReason: 'Reason for Sending',
  senderTaxId: "Sender's Tax ID",
  receiverTaxId: "Receiver's Tax ID",
}
