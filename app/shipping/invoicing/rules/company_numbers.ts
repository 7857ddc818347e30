/** Formats `TIN 123, RC 456`. Some RC numbers are entered with their prefix. */
export function companyNumbersText(company: { tin: string | null; rcNumber: string | null }) {
  const { tin, rcNumber } = company
  const numbers = [tin && `TIN ${tin}`, rcNumber && `RC ${rcNumber.replace(/^rc\s*/i, '')}`]
  return numbers.filter(Boolean).join(', ')
}
