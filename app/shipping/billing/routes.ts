import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { billing } = controllers.shipping

pages('shipping', 'openConsole', () => {
  router.get('/base/discounts', [billing.DiscountsPage, 'render']).as('discounts')
  router.get('/base/discounts/:id', [billing.DiscountUsesPage, 'render']).as('discount_uses')
}).where('id', number)

calls('shipping', 'signedIn', () => {
  router.post('/shipment/applyDiscount', [billing.AppliedDiscounts, 'store'])
  router.delete('/shipment/:id/discount', [billing.AppliedDiscounts, 'destroy'])
  router.post('/shipment/:ref/make_payment/:balance', [billing.Payments, 'store'])
  router.post('/shipment/:id/card_checkout', [billing.CardCheckouts, 'store'])
  router.put('/shipment/:id/paymentInitiated', [billing.PaymentInitiations, 'update'])
}).where('id', number)

calls('shipping', 'bookAsStaff', () => {
  router.get('/shipping_cost/types', [billing.ShippingCostTypes, 'index'])
  router.post('/shipping_cost', [billing.ShippingCosts, 'store'])
  router.delete('/shipping_cost/:id/:key', [billing.ShippingCosts, 'destroy'])
}).where('id', number)

calls('shipping', 'openConsole', () => {
  router.get('/discount', [billing.Discounts, 'index'])
  router.post('/discount', [billing.Discounts, 'store'])
  router.get('/discount/:id', [billing.Discounts, 'show'])
  router.put('/discount/:id', [billing.Discounts, 'update'])
  router.get('/discount/:id/uses', [billing.DiscountUses, 'index'])
  router
    .put('/discount/deactivate/:id', [billing.DiscountDeactivations, 'store'])
    .as('discounts.deactivate')
  router
    .put('/discount/activate/:id', [billing.DiscountDeactivations, 'destroy'])
    .as('discounts.activate')
}).where('id', number)
