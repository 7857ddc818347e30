import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'

/** The calls of section 7 of each specification, and of the decisions that complete them. */
const CALLS = `
POST /rate/quote
GET /locations
GET /locations/{key}
GET /init
GET /shipment/{trackingNumber}/track
GET /shipment/{trackingNumber}/brand/{subdomain}/track
POST /shipment/check_rate
POST /shipment
POST /shipment/{ref}/make_payment/{Wallet|CashBack}
POST /shipment/applyDiscount
PUT /shipment/{id}/paymentInitiated
DELETE /shipment/{id}/cancelBooking
GET /shipment/incomplete
GET /shipment/{id}/incomplete/detail
GET /shipment/{id}/detail
GET /shipment/history
GET /shipment/history/recent
DELETE /shipment/void/{id}
GET /shipment/addresses
GET /shipment/shippingBoxes
GET /shipment/item_category/all
GET /shipment/signatureServiceFee
PUT /shipment/clearance_document/initiated
POST /shipment/clearance_document/upload/{a}/{b}
GET /shipment/shipping_document_type/all
PUT /shipment/branded_notification/enable/{value}
GET /shipment/branded_notification/status
GET /shipment/import/history
GET /shipment/import/history/recent
PUT /shipment/import/tracking
GET /config/dangerous_goods
GET /shipping_cost/types
POST /shipping_cost
GET /files/token/{waybill|invoice}/{trackingNumber}
GET /files/download
GET /courier/international/all
GET /courier/city/all
GET /geography/region/all
GET /geography/continent/all
GET /geography/region/country/{country}
GET /geography/region/country/{country}/state/{state}
POST /shippingZone/international/{type}
PUT /shippingZone/international/{id}
GET /shippingZone/international/{type}/{courier}/{country}
GET /shippingZone/international/{type}/{courier}/{country}/{geography}
GET /shippingZone/international/detail/{id}/{geography}
DELETE /shippingZone/international/{id}
POST /shippingZone/local
PUT /shippingZone/local/{id}
GET /shippingZone/local/{courier}/{country}
GET /shippingZone/local/detail/{id}
DELETE /shippingZone/local/{id}
POST /shippingZone/city
PUT /shippingZone/city/{id}
GET /shippingZone/city/{courier}/{country}/{state}
GET /shippingZone/city/detail/{id}
DELETE /shippingZone/city/{id}
POST /rate
POST /rate/multiplier
GET /rate/{zoneId}
`

/** Replaces every route parameter by the same placeholder. */
const shapeOf = (path: string) => path.replace(/\{[^}]*\}|:\w+\??/g, '*')

test.group('Specified API calls', () => {
  test('exist with their method and path', ({ assert }) => {
    const routes = Object.values(router.toJSON()).flat()
    const registered = new Set(
      routes.flatMap(({ methods, pattern }) =>
        methods.map((method) => `${method} ${shapeOf(pattern).replace(/\/$/, '')}`)
      )
    )
    const missing = CALLS.trim()
      .split('\n')
      .filter((call) => {
        const [method, path] = call.split(' ')
        return !registered.has(`${method} /api/v1${shapeOf(path!)}`)
      })
    assert.deepEqual(missing, [])
  })
})
