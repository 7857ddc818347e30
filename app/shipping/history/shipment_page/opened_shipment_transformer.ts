import { BaseTransformer } from '@adonisjs/core/transformers'
import WaitingApprovalTransformer from '#identity/approvals/waiting_approval_transformer'
import { withoutIndex } from '#shared/http/indexed_rows'
import ReweighTransformer from '#shipping/reweighing/transformers/reweigh_transformer'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'
import PurchaseApprovalTransformer from '#shipping/purchase_approvals/purchase_approval_transformer'
import type { ShipmentPageData } from '#shipping/history/shipment_page/load_shipment_page'
import ReturnTransformer from '#shipping/returns/transformers/return_transformer'
import ShipmentTransformer from '#shipping/shipment/shipment_transformer'
import TrackingTransformer from '#shipping/tracking/tracking_transformer'

export default class OpenedShipmentTransformer extends BaseTransformer<ShipmentPageData> {
  toObject() {
    const { row, whole, putAside, tracking, reweighs, costTypes, documentTypes } = this.resource
    return {
      row: HistoryRowTransformer.transform(withoutIndex(row)).depth(2),
      shipment: ShipmentTransformer.transform(whole, { putAside, links: this.resource.links }),
      tariffVersion: this.resource.tariffVersion,
      tracking: TrackingTransformer.transform(tracking),
      reweighs: ReweighTransformer.transform(reweighs),
      returns: ReturnTransformer.transform(this.resource.returns).depth(3),
      costTypes,
      documentTypes,
      refusal: this.resource.refusal,
      purchase: PurchaseApprovalTransformer.transform(this.resource.purchase),
      waiting: WaitingApprovalTransformer.transform(this.resource.pendingApprovals),
    }
  }
}
