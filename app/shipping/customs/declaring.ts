import { RETAIL_ORGANIZATION_ID } from '#identity/organizations/models/organization'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Shipment from '#shipping/shipment/models/shipment'
import ShipmentDeclaration from '#shipping/shipment/models/shipment_declaration'
import {
  defaultReason,
  type ExportReason,
  type Incoterm,
} from '#shipping/shipment/rules/declaration'

export type Declared = {
  incoterm?: Incoterm | null
  exportReason?: ExportReason | null
  senderTaxId?: string | null
  receiverTaxId?: string | null
}

/** Writes what was said for the customs, with the defaults of the sender; nothing at home. */
export async function writeDeclaration(
  trx: TransactionClientContract,
  { id, kind, organizationId }: Shipment,
  said: Declared | null | undefined
) {
  if (kind === 'domestic') {
    await ShipmentDeclaration.query({ client: trx }).where('shipmentId', id).delete()
    return
  }
  const reason = defaultReason(Math.abs(organizationId) > RETAIL_ORGANIZATION_ID)
  const declaration = {
    incoterm: said?.incoterm ?? ('DAP' as const),
    reason: said?.exportReason ?? reason,
    senderTaxId: said?.senderTaxId || null,
    receiverTaxId: said?.receiverTaxId || null,
  }
  await ShipmentDeclaration.updateOrCreate({ shipmentId: id }, declaration, { client: trx })
}
