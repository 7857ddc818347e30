import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { describeListRead } from '#shared/audit/audited_reads'
import { COUNTED_PAGES_DOCS, VERSION_DOCS } from '#shared/http/pagination_texts'
import { BALANCE_PROPERTIES } from '#shipping/api_reference_schemas'
import { defineCalls, definePages } from '#start/route_groups'

const { billing } = controllers.shipping

definePages('shipping', () => {
  router
    .get('/base/discounts', [billing.DiscountsPage, 'render'])
    .page({ by: 'openConsole' })
    .as('discounts')
  router
    .get('/base/discounts/:id', [billing.DiscountUsesPage, 'render'])
    .page({ by: 'openConsole', auditedRead: () => describeListRead('discount uses', 'read') })
    .as('discount_uses')
}).where('id', idParam)

defineCalls('shipping', 'Shipments', () => {
  router.post('/shipment/applyDiscount', [billing.AppliedDiscounts, 'store']).call({
    by: 'signedIn',
    team: 'book',
    liveOnly: true,
    idempotency: 'repeatable',
    summary: 'Apply a gift code to an unpaid booking',
    description:
      'Replaces a gift code applied before. Booking again, cancelling or voiding removes the code and frees its use. `discountRate` is a percentage of the bill.',
    failures: [409, 429],
  })
  router.delete('/shipment/:id/discount', [billing.AppliedDiscounts, 'destroy']).call({
    by: 'signedIn',
    team: 'book',
    liveOnly: true,
    summary: 'Remove the gift code from an unpaid booking',
    description: 'Frees the use of the code. Has no effect on a bill without a code.',
    failures: [409],
  })
  router.post('/shipment/:ref/make_payment/:balance', [billing.Payments, 'store']).call({
    id: 'payShipment',
    by: 'signedIn',
    team: 'pay',
    scope: 'wallet:pay',
    idempotency: 'money',
    summary: 'Pay for a shipment',
    description:
      'A shipment is paid only once: repeated calls return the same response. `amount` is the price in naira that you have seen: if it has changed, nothing is paid. Returns 409 if the price exceeds the cash balance while the credit of the business is on hold because of an overdue invoice. The courier receives the shipment after the response, and the waybill follows within seconds.',
    params: {
      ref: { description: 'The `transactionReference` of the booking' },
      ...BALANCE_PROPERTIES,
    },
    failures: [402],
  })
  router.post('/shipment/:id/card_checkout', [billing.CardCheckouts, 'store']).call({
    by: 'signedIn',
    team: 'pay',
    liveOnly: true,
    summary: 'Pay for a shipment by card',
    description:
      'Returns the URL of the payment page. The shipment is paid once the payment provider has confirmed the charge. Send the price in naira that you have seen as `amount`: if it has changed, the call returns no page.',
    failures: [409, 422, 429],
  })
  router.put('/shipment/:id/paymentInitiated', [billing.PaymentInitiations, 'update']).call({
    by: 'signedIn',
    team: 'nothing',
    liveOnly: true,
    summary: 'Report a card charge',
    description:
      'Makes us ask the payment provider whether the card has paid. The report itself does not count as payment.',
  })
}).where('id', idParam)

defineCalls('shipping', 'Staff bookings', () => {
  router
    .get('/shipping_cost/types', [billing.AdditionalPaymentTypes, 'index'])
    .call({ by: 'bookAsStaff', summary: 'List the types of additional payments' })
    .as('shipping_cost_types.index')
  router
    .post('/shipping_cost', [billing.AdditionalPayments, 'store'])
    .call({ by: 'bookAsStaff', summary: 'Add an additional payment to the bill of a booking' })
    .as('shipping_costs.store')
  router
    .delete('/shipping_cost/:id/:key', [billing.AdditionalPayments, 'destroy'])
    .call({
      by: 'bookAsStaff',
      summary: 'Remove an additional payment from the bill of a booking',
      params: { key: { type: 'string', description: 'The name of the additional payment.' } },
    })
    .as('shipping_costs.destroy')
}).where('id', idParam)

defineCalls('shipping', 'Discounts', () => {
  router
    .get('/discount', [billing.Discounts, 'index'])
    .call({ by: 'openConsole', summary: 'List gift codes' })
  router
    .post('/discount', [billing.Discounts, 'store'])
    .call({ by: 'openConsole', summary: 'Create a gift code' })
  router
    .get('/discount/:id', [billing.Discounts, 'show'])
    .call({ by: 'openConsole', summary: 'Get a gift code' })
  router.put('/discount/:id', [billing.Discounts, 'update']).call({
    by: 'openConsole',
    summary: 'Update a gift code',
    description: `${VERSION_DOCS} Bills that already have the code do not change.`,
    failures: [409],
  })
  router.get('/discount/:id/uses', [billing.DiscountUses, 'index']).call({
    by: 'openConsole',
    auditedRead: () => describeListRead('discount uses', 'read'),
    summary: 'List the uses of a gift code',
    description: `A use is RESERVED on an unpaid bill, USED on a paid one, and FREED once the code is removed. ${COUNTED_PAGES_DOCS}`,
  })
  router
    .put('/discount/deactivate/:id', [billing.DiscountDeactivations, 'store'])
    .call({
      by: 'openConsole',
      summary: 'Deactivate a gift code',
      description: 'Bills that already have the code keep it.',
    })
    .as('discounts.deactivate')
  router
    .put('/discount/activate/:id', [billing.DiscountDeactivations, 'destroy'])
    .call({ by: 'openConsole', summary: 'Activate a gift code' })
    .as('discounts.activate')
}).where('id', idParam)
