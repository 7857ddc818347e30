import { urlFor } from '~/client'

/** The same as `addresses`, where only staff are led: customers do not fetch these. */
export const staffAddresses = {
  /** What somebody has asked for. */
  approval: (id: number) => urlFor('admin.approval', { id }),
  /** With the lines of one parcel. */
  carrierInvoice: (id: number, search: string) =>
    urlFor('admin.carrier_invoice', { id }, { qs: { search } }),
  tariffVersion: (id: number) => urlFor('admin.tariff', { id }),
}
