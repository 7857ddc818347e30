import { urlFor } from '~/client'

/** Like `pageUrls`, for staff only: customers do not download these. */
export const staffPageUrls = {
  approval: (id: number) => urlFor('admin.approval', { id }),
  carrierInvoice: (id: number, search: string) =>
    urlFor('admin.carrier_invoice', { id }, { qs: { search } }),
  tariffVersion: (id: number) => urlFor('admin.tariff', { id }),
}
