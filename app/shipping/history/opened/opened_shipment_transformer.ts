import { BaseTransformer } from '@adonisjs/core/transformers'
import WaitingApprovalTransformer from '#identity/approvals/waiting_approval_transformer'
import { alone } from '#shared/http/numbered'
import ReweighTransformer from '#shipping/reweighing/transformers/reweigh_transformer'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'
import type { OpenedShipment } from '#shipping/history/opened/opened_shipment'
import ReturnTransformer from '#shipping/returns/transformers/return_transformer'
import ShipmentTransformer from '#shipping/shipment/shipment_transformer'
import TrackingTransformer from '#shipping/tracking/tracking_transformer'

export default class OpenedShipmentTransformer extends BaseTransformer<OpenedShipment> {
  toObject() {
    const { row, whole, putAside, tracking, reweighs, costTypes, documentTypes, waiting } =
      this.resource
    return {
      row: HistoryRowTransformer.transform(alone(row)).depth(2),
      shipment: ShipmentTransformer.transform(whole, { putAside, links: this.resource.links }),
      tariffVersion: this.resource.tariffVersion,
      tracking: TrackingTransformer.transform(tracking),
      reweighs: ReweighTransformer.transform(reweighs),
      returns: ReturnTransformer.transform(this.resource.returns).depth(3),
      costTypes,
      documentTypes,
      waiting: WaitingApprovalTransformer.transform(waiting),
    }
  }
}
