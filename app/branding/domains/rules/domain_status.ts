/** `failing` domains are still served although their record is wrong. */
export type DomainStatus = 'waiting' | 'verified' | 'failing' | 'stopped'
