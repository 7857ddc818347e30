/** Where a domain of a business stands: not right yet; served; served, though its record is wrong; no longer served. */
export type DomainStatus = 'waiting' | 'verified' | 'failing' | 'stopped'
