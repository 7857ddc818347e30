import { Link } from '@adonisjs/inertia/react'
import { staffPageUrls } from '~/staff_page_urls'

interface VersionLinkProps {
  version: { id: number; name: string; number: number | null }
}

export default function VersionLink({ version: { id, name, number } }: VersionLinkProps) {
  return (
    <Link href={staffPageUrls.tariffVersion(id)} className="break-words underline">
      {number === null ? name : `${name} (no. ${number})`}
    </Link>
  )
}
