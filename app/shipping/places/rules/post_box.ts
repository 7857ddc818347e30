/** Names of a post box in any country, each with its number. */
const ANYWHERE = [
  /\bP\.?\s*O\.?\s*B(?:ox|\.)?\s*(?:No\.?|#|:)?\s*\d+/i,
  /\bPost\s*(?:Office)?\s*Box\s*(?:No\.?|#|:)?\s*\d+/i,
  /\bP\.?\s*M\.?\s*B\.?\s*(?:No\.?|#|:)?\s*\d+/i,
  /\b(?:Private\s+(?:Mail\s+)?Bag|Postal\s+Box|GPO\s+Box|Locked\s+Bag)\s*(?:No\.?|#|:)?\s*\w?\d+/i,
]

const LOCAL: [countries: string, pattern: RegExp][] = [
  ['DE AT CH LI', /\bPostfach\s*\d+/i],
  [
    'FR BE CH LU MC BJ BF BI CF CG CI CM CD DJ DZ GA GN HT MA MG ML MR NE RW SN TD TG TN',
    /\b(?:B\.?\s?P\.?|Bo[iî]te\s+Postale)\s*\d+/i,
  ],
  ['FR MC', /\bCEDEX\s*\d+/i],
  [
    'ES MX AR CL CO PE EC UY VE CR PA GT HN NI SV BO PY DO CU PT BR AO MZ CV',
    /\b(?:Apartado|Casilla|Caixa\s+Postal)(?:\s+(?:de\s+)?(?:correos?|postal|a[eé]reo))?\s*\d+/i,
  ],
  ['IT SM VA PT', /\b(?:C\.\s?P\.|Casella\s+Postale)\s*\d+/i],
  ['NL BE SR', /\bPostbus\s*\d+/i],
  ['NO DK', /\bPost?boks\s*\d+/i],
  ['SE', /\bBox\s*\d+/i],
  ['FI', /\b(?:Postilokero|PL)\s*\d+/i],
  ['CZ SK HR', /\bP\.\s?P\.\s*\d+/i],
  ['PL', /\bSkrytka\s+poczt\S*\s*\d+/i],
  ['HU', /\b(?:Postafi[oó]k|Pf\.)\s*\d+/i],
  ['TR', /\bP\.\s?K\.\s*\d+/i],
  ['GR CY', /Τ\.?\s?Θ\.?\s*\d+/i],
  ['RU BY KZ UA', /а\/я\s*\d+/i],
  ['AE SA QA KW BH OM JO LB EG IQ YE LY', /(?:ص\s?\.?\s?ب|صندوق\s+بريد)\s*\.?:?\s*[\d٠-٩]+/],
  ['IL', /ת\.?ד\.?\s*\d+/],
  ['JP', /私書箱\s*\d+/],
  ['CN TW HK MO', /[郵邮][政]?信箱\s*\d+/],
]

/** Returns `alone` for a post box without a street, `beside` for one with a street. */
export function findPostBox(address: string, country: string): 'alone' | 'beside' | null {
  const local = LOCAL.filter(([countries]) => countries.split(' ').includes(country))
  const patterns = [...ANYWHERE, ...local.map(([, pattern]) => pattern)]
  const found = patterns.find((pattern) => pattern.test(address))
  if (!found) return null
  const rest = address.replace(found, ' ')
  return STREET.test(rest) || HOUSE.test(rest) ? 'beside' : 'alone'
}

/** A word beside a house number, which has at most four digits: longer ones are postal codes. */
const HOUSE = /\b\d{1,4}[a-z]?,?\s+\p{L}{3,}|\p{L}{3,}\.?\s+\d{1,4}[a-z]?\b(?!\d)/iu

const STREET =
  /\b(?:street|str|st|road|rd|avenue|ave|lane|ln|drive|dr|close|crescent|way|boulevard|blvd|highway|house|building|plaza|estate|floor|suite|rue|stra(?:ss|ß)e|calle|via|rua)\b/i
