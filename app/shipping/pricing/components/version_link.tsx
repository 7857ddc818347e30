import { Link } from '@adonisjs/inertia/react'
import { addresses } from '~/addresses'

interface VersionLinkProps {
  version: { id: number; name: string; number: number | null }
}

/** For staff: the tariff that a price was made by. */
export function VersionLink({ version: { id, name, number } }: VersionLinkProps) {
  return (
    <Link href={addresses.tariffVersion(id)} className="break-words underline">
      {number === null ? name : `${name} (no. ${number})`}
    </Link>
  )
}
