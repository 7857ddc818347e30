import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { checkedTextField } from '#shared/http/checked_fields'
import { normalizeHsCode, hsCodeCheck, taxIdCheck } from '#shipping/customs/rules/customs_rules'
import { EXPORT_REASONS, INCOTERMS } from '#shipping/shipment/rules/export_declaration'

export const declaredItemRules = {
  hsCode: described(
    checkedTextField(hsCodeCheck).transform(normalizeHsCode).nullable().optional(),
    'Six digits, see /hs_code'
  ),
  countryOfOrigin: described(
    vine
      .string()
      .trim()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .optional(),
    'Country of manufacture, ISO 3166 alpha-2'
  ),
}

export const declaredShipmentRules = vine
  .object({
    incoterm: described(
      vine.enum(INCOTERMS).nullable().optional(),
      'DAP if the receiver pays the duties, DDP if the sender does'
    ),
    exportReason: vine.enum(EXPORT_REASONS).nullable().optional(),
    senderTaxId: checkedTextField(taxIdCheck("Sender's Tax ID")).nullable().optional(),
    receiverTaxId: checkedTextField(taxIdCheck("Receiver's Tax ID")).nullable().optional(),
  })
  .nullable()
  .optional()

export const DECLARATION_FIELD_LABELS = {
  hsCode: 'HS Code',
  countryOfOrigin: 'Country of Origin',
  customs: 'Customs',
  incoterm: 'Duties',
  exportReason: 'Reason for Sending',
  senderTaxId: "Sender's Tax ID",
  receiverTaxId: "Receiver's Tax ID",
}
