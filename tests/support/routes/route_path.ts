/**
 * Fills a route's parameters: choices with a valid one, others with `id`. No row has its default.
 */
export function pathOf(pattern: string, id = '987654321'): string {
  return pattern
    .replace(':document', 'invoice')
    .replace(':balance', 'Wallet')
    .replace(/:type\b/, 'Export')
    .replace(/:kind\b/, 'export')
    .replace(/:queue\b/, 'stuck')
    .replace(/:courier\b/, 'DHL')
    .replace(/:driver\b/, 'ups')
    .replace(/:check\b/, 'figures')
    .replace(/:country\b/, 'NG')
    .replace(/:state\b/, 'LA')
    .replace(/:geography\b/, 'country')
    .replace(/:version\b/, id)
    .replace('/row/:number', '/row/1')
    .replace(/:twin\b/, 'nothing.md')
    .replace(/:(\w*[iI]d|trackingNumber)\b\??/g, id)
    .replace(/:\w+\??/g, 'nothing')
}
