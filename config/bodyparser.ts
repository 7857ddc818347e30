import { defineConfig } from '@adonisjs/core/bodyparser'

/** A batch may have a thousand bookings with their goods, so its body may be larger. */
export const LONG_BODIES = { limit: '8mb', routes: ['/api/v1/shipment/batch'] }

/** Uploads that their controllers parse after authentication: a stranger's file is never stored. */
const FILE_ADDRESSES = [
  '/api/v1/shipment/clearance_document/upload/:shipmentId/:documentType',
  '/api/v1/shipment/batch/sheet',
  '/api/v1/addressBook/import',
  '/api/v1/by_hand/:id/label',
  '/api/v1/reweigh/invoice',
  '/api/v1/carrier_invoice',
  '/api/v1/carrier_invoice/preview',
  '/api/v1/business/logo/business/:cacheFileName/:businessId',
  '/api/v1/business/logo/:id',
  '/api/v1/brand/logo',
  '/api/v1/product/image/:cacheFileName',
  '/api/v1/shippingZone/file/courier/:courier',
  '/api/v1/shippingZone/file/courier/:courier/preview',
  '/api/v1/rate/file/zone/:id',
  '/api/v1/rate/file/zone/:id/preview',
  '/api/v1/rate/file/courier/:courier',
  '/api/v1/rate/file/courier/:courier/preview',
] as const

export type FileAddress = (typeof FILE_ADDRESSES)[number]
export type FileMethod = 'POST' | 'PUT'

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    convertEmptyStringsToNull: true,
    types: ['application/x-www-form-urlencoded'],
  },
  json: {
    convertEmptyStringsToNull: true,
    limit: '1mb',
    types: ['application/json'],
  },
  multipart: {
    autoProcess: true,
    convertEmptyStringsToNull: true,
    processManually: [...FILE_ADDRESSES],
    limit: '3mb',
    types: ['multipart/form-data'],
  },
})
