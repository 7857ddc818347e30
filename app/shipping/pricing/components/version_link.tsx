import { Link } from '@adonisjs/inertia/react'
import { staffAddresses } from '~/staff_addresses'

interface VersionLinkProps {
  version: { id: number; name: string; number: number | null }
}

export default function VersionLink({ version: { id, name, number } }: VersionLinkProps) {
  return (
    <Link href={staffAddresses.tariffVersion(id)} className="break-words underline">
      {number === null ? name : `${name} (no. ${number})`}
    </Link>
  )
}
