import type { HttpContext } from '@adonisjs/core/http'
import { type Caller, callerOf } from '#identity/sessions/caller'
import { ERASED_NAME } from '#identity/privacy/personal_data'
import { loadBookingChoices, bookingSender, loadServiceFees } from '#shipping/booking/booking_form'
import Wallet from '#wallet/balances/wallet'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'
import PaymentIntentTransformer from '#wallet/funding/transformers/payment_intent_transformer'
import { listPaymentTypeOptions } from '#shipping/billing/additional_payments'
import { listPendingCardPayments, findReturnedCardPayment } from '#shipping/billing/card_payment'
import { readRatePrefill } from '#shipping/booking/rate_prefill'
import BookingDraft from '#shipping/booking/drafts/booking_draft'
import BookingDraftTransformer from '#shipping/booking/drafts/booking_draft_transformer'
import { loadBookingDefaults } from '#shipping/booking/drafts/booking_defaults'
import SavedBox from '#shipping/booking/drafts/saved_box'
import SavedBoxTransformer from '#shipping/booking/drafts/saved_box_transformer'
import DropOffLocation from '#shipping/booking/models/drop_off_location'
import { catalogue } from '#shipping/pricing/catalogue'
import { importDutyThresholdKobo } from '#shipping/pricing/pricing_settings'
import { naira } from '#shared/money/rules/money'
import SavedAddress from '#shipping/booking/models/saved_address'
import Shipment from '#shipping/shipment/models/shipment'
import { checkShipmentReadiness } from '#shipping/customs/export_readiness'
import { listNewestIncompleteBookings } from '#shipping/booking/incomplete_bookings'
import AddressBookTransformer from '#shipping/booking/transformers/address_book_transformer'
import DropOffLocationTransformer from '#shipping/booking/transformers/drop_off_location_transformer'
import ExpressBoxTransformer from '#shipping/pricing/transformers/express_box_transformer'
import IncompleteBookingTransformer from '#shipping/booking/transformers/incomplete_booking_transformer'
import ShipmentTransformer from '#shipping/shipment/shipment_transformer'

export default class BookPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { edit, resume, again, to, payment } = ctx.request.qs()
    const locations = await DropOffLocation.query().preload('state').orderByRaw('fold(name), name')
    const { boxes } = await catalogue.current()
    const resuming = await findWholeShipment(caller, resume)
    const readiness = resuming ? await checkShipmentReadiness(resuming) : []
    const incomplete = await listNewestIncompleteBookings(caller)
    const rebooked = await findShipmentToRebook(caller, again)
    const receiver = await findReceiver(caller, to)
    const sender = bookingSender(caller)
    const pendingCards = resuming ? await listPendingCardPayments(resuming) : []
    return ctx.inertia.render('shipping/booking/book', {
      ...(await loadBookingChoices()),
      ...(await loadServiceFees()),
      ...sender,
      draftKey: receiver ? `${sender.draftKey}:to:${receiver.id}` : sender.draftKey,
      isDraftShared: !rebooked && !receiver,
      importDutyThreshold: naira(await importDutyThresholdKobo.get()),
      costTypes: caller.isBookingStaff ? await listPaymentTypeOptions() : [],
      expressBoxes: ExpressBoxTransformer.transform(caller.isBookingStaff ? [...boxes] : []),
      dropOffLocations: DropOffLocationTransformer.transform(locations),
      addresses: AddressBookTransformer.transform(await SavedAddress.bookOf(caller)),
      incomplete: IncompleteBookingTransformer.transform(incomplete.newest),
      incompleteCount: incomplete.count,
      hasMoreIncomplete: incomplete.hasMore,
      boxes: SavedBoxTransformer.transform(await SavedBox.listOf(caller)),
      remembered: await loadBookingDefaults(caller, receiver),
      draft: BookingDraftTransformer.transform({ draft: await BookingDraft.of(caller) }),
      again: ShipmentTransformer.transform(rebooked),
      againWanted: again !== undefined,
      editing: ShipmentTransformer.transform(await findWholeShipment(caller, edit)),
      resuming: ShipmentTransformer.transform(resuming, { readiness }),
      wallet: ctx.inertia.optional(async () =>
        WalletTransformer.transform(await Wallet.of(caller))
      ),
      pendingCards: PaymentIntentTransformer.transform(pendingCards),
      returnedCard: await findReturnedCardPayment(caller, payment),
      ratePrefill: await readRatePrefill(ctx.request.qs()),
    })
  }
}

/** Null if the caller may not see the shipment or its people were erased. */
async function findShipmentToRebook(caller: Caller, reference: unknown): Promise<Shipment | null> {
  if (typeof reference !== 'string' || !/^\w{1,40}$/.test(reference)) return null
  const name = /^\d{1,15}$/.test(reference) ? 'trackingNumber' : 'transactionReference'
  const shipment = await Shipment.visibleTo(caller).where(name, reference).first()
  const whole = shipment && (await Shipment.findWithDetails(shipment.id))
  const isErased = whole?.addresses.some(({ fullname }) => fullname === ERASED_NAME)
  return isErased ? null : whole
}

/** The receiver from the address book to whom the booking goes; null if the caller may not see it. */
async function findReceiver(caller: Caller, id: unknown): Promise<SavedAddress | null> {
  if (typeof id !== 'string' || !/^\d{1,15}$/.test(id)) return null
  const receivers = SavedAddress.visibleTo(caller).where({ id, side: 'destination' })
  return receivers.preload('country').preload('state').first()
}

async function findWholeShipment(caller: Caller, id: unknown): Promise<Shipment | null> {
  if (typeof id !== 'string' || !/^\d{1,15}$/.test(id)) return null
  const shipment = await Shipment.visibleTo(caller).where('id', id).first()
  return shipment ? Shipment.findWithDetails(shipment.id) : null
}
