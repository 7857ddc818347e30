import type Shipment from '#shipping/shipment/models/shipment'

type DocumentPlace = {
  cityName: string | null
  stateName: string | null
  postalCode: string | null
}

/** Formats `Ikeja, Lagos 101233`; omits 0000, which stands for a missing postal code. */
export function formatDocumentPlace({ cityName, stateName, postalCode }: DocumentPlace): string {
  const code = /^0*$/.test(postalCode ?? '') ? null : postalCode
  const place = [cityName, stateName].filter(Boolean).join(', ')
  return [place, code].filter(Boolean).join(' ')
}

/** Marks every page of a test document, so that no courier accepts it. */
export function testStampText({ isTest }: { isTest: boolean }): string | null {
  return isTest ? 'TEST, not for carriage' : null
}

/** The stamp of documents that travel with a parcel that must not be sent; null otherwise. */
export function carriageStampText(shipment: Pick<Shipment, 'isTest' | 'status'>): string | null {
  return testStampText(shipment) ?? (shipment.status === 'VOIDED' ? 'VOID, not for carriage' : null)
}
