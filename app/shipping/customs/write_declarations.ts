import { RETAIL_ORGANIZATION_ID } from '#identity/organizations/models/organization'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { upsert } from '#shared/database/upsert'
import type Shipment from '#shipping/shipment/models/shipment'
import ShipmentDeclaration from '#shipping/shipment/models/shipment_declaration'
import {
  defaultExportReason,
  type ExportReason,
  type Incoterm,
} from '#shipping/shipment/rules/export_declaration'

type DeclarationInput = {
  incoterm?: Incoterm | null
  exportReason?: ExportReason | null
  senderTaxId?: string | null
  receiverTaxId?: string | null
}

type ShipmentToDeclare = { shipment: Shipment; declaration: DeclarationInput | null | undefined }

export async function writeDeclarations(
  trx: TransactionClientContract,
  declaring: ShipmentToDeclare[]
) {
  const atHome = declaring.filter(({ shipment }) => shipment.kind === 'domestic')
  await ShipmentDeclaration.query({ client: trx })
    .whereIn(
      'shipmentId',
      atHome.map(({ shipment }) => shipment.id)
    )
    .delete()
  const abroad = declaring.filter((one) => !atHome.includes(one))
  await upsert(
    trx,
    { table: 'shipment_declarations', key: ['shipment_id'] },
    abroad.map(({ shipment: { id, organizationId }, declaration }) => ({
      shipment_id: id,
      incoterm: declaration?.incoterm ?? ('DAP' satisfies Incoterm),
      reason:
        declaration?.exportReason ??
        defaultExportReason(Math.abs(organizationId) > RETAIL_ORGANIZATION_ID),
      sender_tax_id: declaration?.senderTaxId || null,
      receiver_tax_id: declaration?.receiverTaxId || null,
    }))
  )
}
