type DocumentPlace = {
  cityName: string | null
  stateName: string | null
  postalCode: string | null
}

/** `Ikeja, Lagos 101233`. The booking form fills 0000 in where Nigeria has no postal code. */
export function formatDocumentPlace({ cityName, stateName, postalCode }: DocumentPlace): string {
  const code = /^0*$/.test(postalCode ?? '') ? null : postalCode
  const place = [cityName, stateName].filter(Boolean).join(', ')
  return [place, code].filter(Boolean).join(' ')
}

/** What nobody may take for a parcel says so on every page. */
export function testStampText({ isTest }: { isTest: boolean }): string | null {
  return isTest ? 'TEST, not for carriage' : null
}
